import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENTS } from '../src/playback/events';
import { RULE_OF_WHY } from '../src/play/rulings';
import { isRuling, placeOfRule } from '../src/text/rules';
import { addressOf, RULINGS, SECTIONS } from '../src/rulebook/contents';

const places = new Set([
  ...RULINGS,
  ...SECTIONS.map(({ id }) => addressOf(id)),
  ...SECTIONS.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'heading' ? [addressOf(block.id)] : [])),
  ),
]);

test('every reason why something cannot be chosen leads to a place of the rules page', () => {
  for (const place of Object.values(RULE_OF_WHY)) expect(places).toContain(place);
});

test('every explanation leads to a place of the rules page', () => {
  const source = readFileSync(join(import.meta.dirname, '../src/play/explain.ts'), 'utf8');
  const named = [...source.matchAll(/rule: '(\w+)'/g)].map((match) => match[1]);
  expect(named.length).toBeGreaterThan(3);
  for (const place of named) expect(places).toContain(place);
  for (const { rule } of Object.values(EVENTS)) expect(places).toContain(rule);
});

test('a refusal that names a part of the rules leads there; one about a file or a table leads nowhere', () => {
  const source = readFileSync(join(import.meta.dirname, '../../src/wildcards/game/refusals.py'), 'utf8');
  const rules = [...source.matchAll(/^ {4}rule = "([^"]+)"/gm)].map((match) => match[1] ?? '');
  const nowhere = new Set(rules.filter((rule) => placeOfRule(rule) === ''));
  expect([...nowhere].sort()).toEqual(['fair shuffle', 'game record', 'notation']);
  for (const rule of rules) if (!nowhere.has(rule)) expect(places).toContain(placeOfRule(rule));
});

test('only a number makes a ruling', () => {
  expect(isRuling('R12')).toBe(true);
  expect(isRuling('R')).toBe(false);
  expect(isRuling('ties')).toBe(false);
});
