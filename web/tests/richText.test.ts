import { beforeAll, expect, test } from 'vitest';
import { drawn, spansOf, spoken, unbroken } from '../src/text/richText';
import { speak } from './speaking';

beforeAll(() => speak('en'));

test('a card stays with the word before it and with the dot or full stop behind it', () => {
  expect(spansOf('Bids: Ann ⦗F3⦘ · Ben ⦗R⦘.')).toEqual([
    { kind: 'words', text: 'Bids: ', bold: false },
    { kind: 'card', card: 'F3', lead: 'Ann ', tail: ' ·' },
    { kind: 'words', text: ' ', bold: false },
    { kind: 'card', card: 'R', lead: 'Ben ', tail: '.' },
  ]);
});

test('no line begins with the dot between two things', () => {
  expect(unbroken('A tie · Ann lays 5 · Ben lays 3')).toBe('A tie\u00a0· Ann lays 5\u00a0· Ben lays 3');
});

test('no line ends with a number whose noun begins the next, or with the sign before a total', () => {
  expect(unbroken('Auf dem Tisch: 1 Pfau, 2 Eichhörnchen')).toBe('Auf dem Tisch: 1\u00a0Pfau, 2\u00a0Eichhörnchen');
  expect(unbroken(' = 5, for 1 card')).toBe(' =\u00a05, for 1\u00a0card');
  expect(unbroken('in 2026 there were 1,000 games')).toBe('in 2026 there were 1,000 games');
});

test('cards in a row may break apart, and so may a card and a very long name', () => {
  const name = 'A'.repeat(40);
  expect(spansOf(`${name} ⦗S1⦘ ⦗S2⦘`)).toEqual([
    { kind: 'words', text: `${name} `, bold: false },
    { kind: 'card', card: 'S1', lead: '', tail: '' },
    { kind: 'words', text: ' ', bold: false },
    { kind: 'card', card: 'S2', lead: '', tail: '' },
  ]);
});

test('a hand of cards is as wide as the line allows', () => {
  expect(drawn(['F1', 'S2'])).toBe('⦗F1⦘ ⦗S2⦘');
});

test('texts about the rules know bold words and rulings too', () => {
  expect(spansOf('**Pay** ⦗F3⦘, see R11.', 'rules')).toEqual([
    { kind: 'words', text: 'Pay', bold: true },
    { kind: 'words', text: ' ', bold: false },
    { kind: 'card', card: 'F3', lead: '', tail: ',' },
    { kind: 'words', text: ' see ', bold: false },
    { kind: 'ruling', ruling: 'R11' },
    { kind: 'words', text: '.', bold: false },
  ]);
});

test('what is no ruling is left alone', () => {
  expect(spansOf('R and R23', 'rules')).toEqual([{ kind: 'words', text: 'R and R23', bold: false }]);
});

test('a player may be called as a ruling is', () => {
  expect(spansOf('**R11** passes')).toEqual([{ kind: 'words', text: '**R11** passes', bold: false }]);
});

test('cards are read out by name, those in a row with a comma between them', () => {
  expect(spoken(`You lay ${drawn(['F1', 'S2'])} = 3`)).toBe('You lay Forest 1, Savannah 2 = 3');
  expect(spoken('**Bid** ⦗F3⦘, as R19 says.', 'rules')).toBe('Bid Forest 3, as R19 says.');
});
