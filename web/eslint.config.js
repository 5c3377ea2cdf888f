import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { readdirSync } from 'node:fs';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The rooms of `src`. Imports point one way: a room uses those named before it, and `protocol.ts`. */
const ROOMS = [
  'styles',
  'lib',
  'art',
  'i18n',
  'local',
  'net',
  'cards',
  'text',
  'components',
  'table',
  'playback',
  'result',
  'record',
  'play',
  'lobby',
  'learn',
  'rulebook',
  'replay',
  'pages',
  'gallery',
];

const folders = readdirSync(`${import.meta.dirname}/src`, { withFileTypes: true }).filter((one) => one.isDirectory());
for (const { name } of folders) if (!ROOMS.includes(name)) throw new Error(`eslint.config.js names no room ${name}`);

const oneWay = ROOMS.map((room, i) => ({
  files: [`src/${room}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+((${ROOMS.slice(i).join('|')})/|app$|App\\.svelte$|main$)`,
            message: `${room} stands before it in the list of rooms in eslint.config.js.`,
          },
        ],
      },
    ],
  },
}));

export default ts.config(
  { ignores: ['dist*/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  ...oneWay,
);
