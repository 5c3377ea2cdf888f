import { expect, test } from 'vitest';
import { animal, BACK, card, token } from '../src/art/pieces';
import { flights } from '../src/playback/flights';
import type { Scene } from '../src/playback/scene';
import type { AnyEvent } from '../src/protocol';

const seat = { bid: null, laid: [], face_down: 0 };
const scene = { viewer: 0, slots: ['li', 'pe'], seats: [seat, seat, seat] } as unknown as Scene;
const fly = (event: object): ReturnType<typeof flights> => flights(scene, event as AnyEvent);

test('an animal flies from its place in the display to its species in the collection', () => {
  const [taken] = fly({ kind: 'took', seat: 1, animal: 'pe', payment: [], points: 0 });
  expect(taken).toMatchObject({ piece: animal('pe'), from: ['slot-1', 'display'], lands: 'collection-1-pe' });
  expect(taken?.to).toEqual(['collection-1-pe', 'collection-1', 'mat-1']);
});

test('bids of others turn over where they come to lie, and are not seen there before', () => {
  const found = fly({ kind: 'bids-revealed', bids: ['F2', 'S3', null] });
  expect(found.map(({ piece, turns, lands }) => [piece, turns, lands])).toEqual([
    [card('F2'), false, 'lies-0-bid-0'],
    [card('S3'), true, 'lies-1-bid-0'],
    [BACK, false, 'lies-2-down-0'],
    [BACK, false, 'lies-2-down-1'],
  ]);
});

test('cards that I draw turn over in my hand; those of others stay backs', () => {
  expect(fly({ kind: 'drew', seat: 0, count: 2, cards: ['F1', 'M4'] }).map(({ piece, to }) => [piece, to[0]])).toEqual([
    [card('F1'), 'card-F1'],
    [card('M4'), 'card-M4'],
  ]);
  expect(fly({ kind: 'drew', seat: 1, count: 2, cards: null }).map(({ piece }) => piece)).toEqual([BACK, BACK]);
});

test('with all hands open, what another player draws does not fly into the hand at the lower edge', () => {
  const [drawn] = fly({ kind: 'drew', seat: 1, count: 1, cards: ['F1'] });
  expect(drawn?.to).toEqual(['hand-1', 'mat-1']);
});

test('the cards of a tie-break lie side by side, and fly to the discard pile when it is decided', () => {
  const again = { ...scene, seats: [seat, { ...seat, breakCards: ['F2'] }, seat] } as unknown as Scene;
  const repeated = { kind: 'tie-break-revealed', cards: [{ seat: 1, card: 'S2', from_hand: true }] } as AnyEvent;
  expect(flights(again, repeated)[0]?.lands).toBe('lies-1-tiebreak-1');
  const twice = { ...scene, seats: [seat, { ...seat, breakCards: ['F2', 'S3'] }, seat] } as unknown as Scene;
  const found = flights(twice, { kind: 'goes-next', seat: 1, why: 'tie-break' } as AnyEvent);
  expect(found.map(({ piece, from, to }) => [piece, from[0], to[0]])).toEqual([
    [card('F2'), 'lies-1-tiebreak-0', 'discard'],
    [card('S3'), 'lies-1-tiebreak-1', 'discard'],
  ]);
});

test('whoever refills takes the Refill Hand card back', () => {
  const refilling = { ...scene, seats: [{ ...seat, bid: 'R' }, seat, seat] } as unknown as Scene;
  const found = flights(refilling, { kind: 'refilled', seat: 0, discarded: ['F1'], up_to: 7 } as AnyEvent);
  expect(found.map(({ piece, from, to }) => [piece, from[0], to[0]])).toEqual([
    [card('F1'), 'card-F1', 'discard'],
    [card('R'), 'lies-0-bid-0', 'card-R'],
  ]);
});

test('at the end of a round cards go to the discard pile, and animals that nobody wanted leave', () => {
  const late = { ...scene, slots: [null, 'pe'], seats: [{ ...seat, bid: 'F2', laid: ['M1'] }, seat, seat] };
  const found = flights(late as unknown as Scene, { kind: 'round-ended', round: 1, animals_out: ['pe'] } as AnyEvent);
  expect(found.map(({ piece, from, leaves }) => [piece, from[0], leaves ?? false])).toEqual([
    [card('M1'), 'lies-0-payment-0', false],
    [card('F2'), 'lies-0-bid-0', false],
    [animal('pe'), 'slot-1', true],
  ]);
});

test('a Leader comes from whoever had it, also where Leaders have no place of their own', () => {
  const [won] = fly({ kind: 'leader-moved', species: 'pe', owner: 1, previous: null });
  expect(won).toMatchObject({ from: ['leader-pe', 'supply', 'display'], lands: 'leader-pe' });
  expect(won?.to).toEqual(['leader-pe', 'collection-1-pe', 'mat-1']);
  const [lost] = fly({ kind: 'leader-moved', species: 'pe', owner: 2, previous: 1 });
  expect(lost?.from).toEqual(['leader-pe', 'collection-1-pe', 'mat-1']);
  const [returned] = fly({ kind: 'leader-moved', species: 'pe', owner: null, previous: 1 });
  expect(returned?.to).toEqual(['leader-pe', 'supply', 'display']);
});

test('an animal that is given in exchange takes the place of the other', () => {
  const [gained, given] = fly({ kind: 'exchanged', seat: 1, given: 'sq', gained: 'pe' });
  expect(gained).toMatchObject({ piece: animal('pe'), from: ['slot-1', 'display'] });
  expect(given).toMatchObject({ piece: animal('sq'), lands: 'slot-1' });
  expect(given?.from).toEqual(['collection-1-sq', 'collection-1', 'mat-1']);
});

test('a token flies from the animal to the tokens, where it is not seen before unless tokens are changed', () => {
  const taking = (tokens: number): ReturnType<typeof flights>[number] | undefined => {
    const rich = { ...scene, seats: [seat, { ...seat, tokens }, seat] } as unknown as Scene;
    return flights(rich, { kind: 'took', seat: 1, animal: 'pe', payment: [], points: 2 } as unknown as AnyEvent).at(-1);
  };
  expect(taking(4)).toMatchObject({ piece: token(2), from: ['slot-1', 'display'], lands: 'purse-1-2' });
  expect(taking(2)?.lands).toBeUndefined();
  expect(taking(2)?.to).toEqual(['purse-1', 'tokens-1', 'mat-1']);
});
