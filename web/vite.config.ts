import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vitest/config';

/** Puts a compressed twin beside every text file, for the server to send. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir, 'assets');
    },
    closeBundle() {
      for (const file of readdirSync(folder))
        if (/\.(js|css|svg)$/.test(file))
          writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    // The drawings have a budget of their own, so they get a file of their own.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'art', test: /src[\\/]art[\\/]/ }] } } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'] },
});
