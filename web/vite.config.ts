/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

/** Puts compressed twins beside every text file, for the server to send. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(resolve(config.root, config.build.outDir), 'assets');
    },
    writeBundle() {
      for (const file of readdirSync(folder))
        if (/\.(js|css|svg)$/.test(file)) {
          const data = readFileSync(join(folder, file));
          writeFileSync(join(folder, `${file}.br`), brotliCompressSync(data));
          writeFileSync(join(folder, `${file}.gz`), gzipSync(data));
        }
    },
  };
}

/** No file imports itself by way of others. What Svelte does inside itself is its own affair. */
function noCycles(): Plugin {
  return {
    name: 'no-cycles',
    apply: 'build',
    onLog(_, { code, message }) {
      if (code !== 'CIRCULAR_DEPENDENCY') return;
      if (/ src\//.test(message)) this.error(message);
      return false;
    },
  };
}

/** The page names what it needs in any case, so that nothing waits until a script has asked for it. */
function headStart(): Plugin {
  return {
    name: 'head-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const needed = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/app.ts'))));
        for (const chunk of needed)
          for (const one of chunks) if (!one.isEntry && chunk.imports.includes(one.fileName)) needed.add(one);
        const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
        const preload = (name: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true, href: `./${name}` },
          injectTo: 'head',
        });
        return [
          ...styles.map((name) => preload(name, { rel: 'stylesheet' })),
          ...[...needed].map(({ fileName }) => preload(fileName, { rel: 'modulepreload' })),
          ...fonts.map((name) => preload(name, { rel: 'preload', as: 'font', type: 'font/woff2' })),
        ];
      },
    },
  };
}

const TEXTS = join(import.meta.dirname, '../src/wildcards/locales');

/** One sentence of the catalogues in every language. */
function everyLanguage(id: string): string {
  const sentence = (language: string): string => {
    const [, text] =
      new RegExp(`^${id} = (.*)$`, 'm').exec(readFileSync(join(TEXTS, language, 'web.ftl'), 'utf8')) ?? [];
    if (!text) throw new Error(`there is no text ${id} in ${language}`);
    return `<p lang="${language}">${text}</p>`;
  };
  return ['en', 'de', 'es', 'it', 'nl'].map(sentence).join('');
}

/** What the page says where its code, which brings the texts, cannot come or may not run. */
function saidWithoutCode(): Plugin {
  return {
    name: 'said-without-code',
    transformIndexHtml: (html) =>
      html
        .replace('id="away" role="alert" hidden>', `$&${everyLanguage('problem-page')}`)
        .replace('id="too-old" role="alert" hidden>', `$&${everyLanguage('problem-not-started')}`)
        .replace('<noscript></noscript>', `<noscript>${everyLanguage('problem-no-script')}</noscript>`),
  };
}

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Whatever comes with a module. */
function broughtBy(name: string): (id: string, modules: Modules) => boolean {
  let found: Set<string> | undefined;
  return (id, modules) => {
    if (!found) {
      found = new Set([join(import.meta.dirname, 'src', name)]);
      for (const one of found) for (const other of modules.getModuleInfo(one)?.importedIds ?? []) found.add(other);
    }
    return found.has(id);
  };
}
const byTheFirstScript = broughtBy('main.ts');
const byTheApp = broughtBy('app.ts');
const byTheTable = broughtBy('pages/TablePage.svelte');
const byTheRules = broughtBy('rulebook/RulesPage.svelte');
const byOthers = ['learn/LearnPage.svelte', 'pages/Replay.svelte', 'pages/lazyParts.ts'].map(broughtBy);

/** Where `make dev` finds the server: calls and the WebSocket are handed on to it. */
const SERVER = process.env.SERVER ?? 'http://127.0.0.1:8321';

const LOCALES = /locales[\\/](\w+)[\\/](game|bots|web)\.ftl/;

/** How long a build takes is no concern of whoever wants to play. */
const UNTIMED = { bundlerTimings: false };

export default defineConfig({
  base: './', // a folder of any site will do
  plugins: [svelte(), saidWithoutCode(), noCycles(), headStart(), compressed()],
  worker: { format: 'es', rolldownOptions: { checks: UNTIMED } },
  // The texts lie outside this folder.
  server: { proxy: { '/api': { target: SERVER }, '/ws': { target: SERVER, ws: true } }, fs: { allow: ['.', TEXTS] } },
  build: {
    outDir: 'dist',
    license: { fileName: 'licences.md' },
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    // What belongs together comes in one file: every file more is a way more over a slow network.
    rolldownOptions: {
      checks: { circularDependency: true, ...UNTIMED },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // The styles of the way to the first hand; those of other pages come with them.
            {
              debugName: 'style',
              name: (id, modules) => (byTheApp(id, modules) || byTheTable(id, modules) ? 'style' : null),
              test: /\.css$/,
            },
            // The drawings have a budget of their own, so they get a file of their own.
            { name: 'art', test: /src[\\/]art[\\/]/ },
            {
              debugName: 'app',
              name: (id, modules) => (byTheApp(id, modules) && !byTheFirstScript(id, modules) ? 'app' : null),
            },
            {
              debugName: 'table',
              name: (id, modules) => {
                if (!byTheTable(id, modules) || byTheFirstScript(id, modules)) return null;
                if (byTheRules(id, modules)) return 'scenes';
                return byOthers.some((by) => by(id, modules)) ? 'table' : null;
              },
            },
            { debugName: 'words', name: (id) => `words-${LOCALES.exec(id)?.[1]}`, test: LOCALES },
          ],
        },
      },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'] },
});
