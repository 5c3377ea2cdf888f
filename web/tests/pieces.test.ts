import { expect, test } from 'vitest';
import { piecesOf } from '../src/components/pieces';
import { CLOSE_MARK, drawn, OPEN_MARK } from '../src/play/marks';
import { spokenText } from '../src/play/story';

const card = (code: string): string => OPEN_MARK + code + CLOSE_MARK;

test('a card stays with the word before it and with the dot or full stop behind it', () => {
  expect(piecesOf(`Bids: Ann ${card('F3')} · Ben ${card('R')}.`)).toEqual([
    { words: 'Bids: ', lead: 'Ann ', card: 'F3', tail: ' ·' },
    { words: ' ', lead: 'Ben ', card: 'R', tail: '.' },
    { words: '', lead: '', card: '', tail: '' },
  ]);
});

test('no line begins with the dot between two things', () => {
  expect(piecesOf('A tie · Ann lays 5 · Ben lays 3')).toEqual([
    { words: 'A tie\u00a0· Ann lays 5\u00a0· Ben lays 3', lead: '', card: '', tail: '' },
  ]);
});

test('cards in a row may break apart, and so may a card and a very long name', () => {
  const name = 'A'.repeat(40);
  expect(piecesOf(`${name} ${card('S1')} ${card('S2')}`)).toEqual([
    { words: `${name} `, lead: '', card: 'S1', tail: '' },
    { words: ' ', lead: '', card: 'S2', tail: '' },
    { words: '', lead: '', card: '', tail: '' },
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
