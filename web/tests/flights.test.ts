import { expect, test } from 'vitest';
import { flights } from '../src/play/flights';
import type { Scene } from '../src/play/scene';
import type { AnyEvent } from '../src/protocol';

const seat = { bid: null, laid: [], face_down: 0 };
const scene = { viewer: 0, slots: ['li', 'pe'], seats: [seat, seat, seat] } as unknown as Scene;
const fly = (event: object): ReturnType<typeof flights> => flights(scene, event as AnyEvent);

test('an animal flies from its place in the display to its species in the collection', () => {
  const [animal] = fly({ kind: 'took', seat: 1, animal: 'pe', payment: [], points: 0 });
  expect(animal).toMatchObject({ card: 'pe', from: ['slot-1', 'display'], lands: 'collection-1-pe' });
  expect(animal?.to).toEqual(['collection-1-pe', 'collection-1', 'mat-1']);
});

test('bids of others turn over where they come to lie, and are not seen there before', () => {
  const found = fly({ kind: 'bids-revealed', bids: ['F2', 'S3', null] });
  expect(found.map(({ card, turns, lands }) => [card, turns, lands])).toEqual([
    ['F2', false, 'lies-0-bid-0'],
    ['S3', true, 'lies-1-bid-0'],
    ['back', false, 'lies-2-down-0'],
    ['back', false, 'lies-2-down-1'],
  ]);
});

test('cards that I draw turn over in my hand; those of others stay backs', () => {
  expect(fly({ kind: 'drew', seat: 0, count: 2, cards: ['F1', 'M4'] }).map(({ card, to }) => [card, to[0]])).toEqual([
    ['F1', 'card-F1'],
    ['M4', 'card-M4'],
  ]);
  expect(fly({ kind: 'drew', seat: 1, count: 2, cards: null }).map(({ card }) => card)).toEqual(['back', 'back']);
});

test('with all hands open, what another player draws does not fly into the hand at the lower edge', () => {
  const [card] = fly({ kind: 'drew', seat: 1, count: 1, cards: ['F1'] });
  expect(card?.to).toEqual(['hand-1', 'mat-1']);
});
