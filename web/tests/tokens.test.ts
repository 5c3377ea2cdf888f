import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const themes = { light: 0, dark: 1 } as const;

function colour(name: string, theme: keyof typeof themes): string {
  const pair = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const value = pair?.[1 + themes[theme]];
  if (!value) throw new Error(`tokens.css has no pair of colours --${name}`);
  return value;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const channel = parseInt(hex.slice(i, i + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['paper-0', 'paper-1', 'paper-2', 'paper-3'];
const habitats = ['forest', 'savannah', 'mountain', 'wild'];
const words: [string, string][] = [
  ...papers.flatMap((paper) =>
    ['ink', 'ink-soft', 'accent', 'good', 'warn'].map((ink): [string, string] => [ink, paper]),
  ),
  ...habitats.flatMap((habitat): [string, string][] => [
    [`${habitat}-ink`, `${habitat}-tint`],
    [`${habitat}-ink`, 'paper-2'],
    ['ink', `${habitat}-tint`],
  ]),
  ['ink-on-accent', 'accent'],
  ['ink-on-accent', 'accent-strong'],
];
const shapes: [string, string][] = [
  ...habitats.map((habitat): [string, string] => [habitat, 'paper-2']),
  ...papers.map((paper): [string, string] => ['focus', paper]),
  ...papers.slice(1).map((paper): [string, string] => ['edge-strong', paper]),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(words)('words in %s on %s can be read (4.5 : 1)', (ink, paper) => {
    expect(contrast(colour(ink, theme), colour(paper, theme))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapes)('shapes in %s on %s can be told apart (3 : 1)', (shape, paper) => {
    expect(contrast(colour(shape, theme), colour(paper, theme))).toBeGreaterThanOrEqual(3);
  });
});
