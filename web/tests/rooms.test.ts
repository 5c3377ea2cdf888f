import { ESLint } from 'eslint';
import { expect, test, vi } from 'vitest';

/** To load the linter takes a busy machine a while. */
vi.setConfig({ testTimeout: 120_000 });

const linter = new ESLint({ cwd: `${import.meta.dirname}/..` });

async function complaints(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await linter.lintText(code, { filePath: `src/${file}` });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

test.each([
  ['lib/new.ts', "import '../i18n/index.svelte';"],
  ['components/new.ts', "export type { Line } from '../play/story';"],
  ['art/animals/new.ts', "import '../../cards/pieces';"],
  ['pages/new.ts', "import '../app';"],
])('a room does not use one above it: %s', async (file, code) => {
  expect(await complaints(file, code)).toEqual(['no-restricted-imports']);
});

test('types in a component count too', async () => {
  const code = `<script lang="ts">\n  import type { Line } from '../play/story';\n  let { line }: { line: Line } = $props();\n</script>\n\n{line.text}\n`;
  expect(await complaints('table/New.svelte', code)).toEqual(['no-restricted-imports']);
});

test('a room uses those below it', async () => {
  expect(await complaints('pages/new.ts', "import '../play/moves';\nimport '../protocol';")).toEqual([]);
  expect(await complaints('art/animals/new.ts', "import '../paper';")).toEqual([]);
});
