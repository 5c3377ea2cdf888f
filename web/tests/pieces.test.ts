import { expect, test } from 'vitest';
import { piecesOf } from '../src/parts/pieces';
import { CLOSE_MARK, drawn, OPEN_MARK } from '../src/play/marks';
import { spokenText } from '../src/play/story';

const card = (code: string): string => OPEN_MARK + code + CLOSE_MARK;

test('a card stays with the word before it', () => {
  expect(piecesOf(`Bids: Ann ${card('F3')} · Ben ${card('R')}.`)).toEqual([
    { words: 'Bids: ', lead: 'Ann ', card: 'F3' },
    { words: ' · ', lead: 'Ben ', card: 'R' },
    { words: '.', lead: '', card: '' },
  ]);
});

test('cards in a row may break apart, and so may a card and a very long name', () => {
  const name = 'A'.repeat(40);
  expect(piecesOf(`${name} ${card('S1')} ${card('S2')}`)).toEqual([
    { words: `${name} `, lead: '', card: 'S1' },
    { words: ' ', lead: '', card: 'S2' },
    { words: '', lead: '', card: '' },
  ]);
});

test('a hand of cards is as wide as the line allows', () => {
  expect(drawn(['F1', 'S2'])).toBe(`${card('F1')} ${card('S2')}`);
});

test('cards in a row are read out with a comma between them', () => {
  expect(spokenText(`You lay ${drawn(['F1', 'S2'])} = 3`, (code) => `card ${code}`)).toBe(
    'You lay card F1, card S2 = 3',
  );
});
