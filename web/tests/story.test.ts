import { beforeAll, describe, expect, test } from 'vitest';
import { Storyteller, type Line } from '../src/play/story';
import type { AnyEvent } from '../src/protocol';
import { speak } from './speaking';

const event = (kind: string, facts: object): AnyEvent => ({ kind, ...facts }) as unknown as AnyEvent;
const took = (seat: number, animal: string): AnyEvent =>
  event('took', { seat, animal, bid: 'F1', payment: [], points: 0 });
const moved = (species: string, owner: number | null, previous: number | null): AnyEvent =>
  event('leader-moved', { species, owner, previous });

const NAMES = ['Ann', 'ben', 'Cleo'];
const told = (events: AnyEvent[], you: number | null = null): Line[] => new Storyteller(NAMES, you).lines(events);
const texts = (events: AnyEvent[], you: number | null = null): string[] =>
  told(events, you).map(({ text }) => text.replace(/[⦗⦘]/g, '').replaceAll('\u00a0', ' '));

beforeAll(() => speak('en'));

describe('the story', () => {
  test('names belong to their owners: they stay as they are written', () => {
    expect(texts([event('drew', { seat: 1, count: 2, cards: null })])).toEqual(['ben draws 2 cards']);
    expect(texts([event('drew', { seat: 1, count: 2, cards: null })], 1)).toEqual(['You draw 2 cards']);
  });

  test('tells which cards came wherever they are known', () => {
    const cards = [
      event('dealt', { seat: 0, count: 2, cards: ['F1', 'M2'] }),
      event('dealt', { seat: 1, count: 2, cards: null }),
      event('drew', { seat: 2, count: 1, cards: ['S3'] }),
    ];
    expect(texts(cards)).toEqual(['Ann is dealt F1 M2', 'Cleo draws S3']);
    expect(texts(cards, 0)).toEqual(['You are dealt F1 M2', 'Cleo draws S3']);
  });

  test('says with how many animals a Leader is won, and why nobody has it', () => {
    const events = [
      took(0, 'li'),
      moved('li', 0, null),
      took(1, 'li'),
      moved('li', 1, 0),
      took(2, 'li'),
      moved('li', 2, 1),
      event('exchanged', { seat: 2, given: 'li', gained: 'pe' }),
      moved('pe', 2, null),
      moved('li', null, 2),
    ];
    expect(texts(events).filter((text) => text.includes('Leader'))).toEqual([
      'Ann gets the lion Leader · 1 lion',
      'ben gets the lion Leader from Ann · 1 lion against 1',
      'Cleo gets the lion Leader from ben · 1 lion against 1',
      'Cleo gets the peacock Leader · 1 peacock',
      'Back to the supply: the lion Leader · Ann 1 · ben 1',
    ]);
  });

  test('counts anew when it is told another game', () => {
    const teller = new Storyteller(NAMES, null);
    const game = (): AnyEvent[] => [took(0, 'li'), moved('li', 0, null)];
    teller.lines(game());
    expect(teller.lines(game()).at(-1)?.text).toBe('Ann gets the lion Leader · 1 lion');
  });

  test('knows whom a tie is about, also where it goes on later', () => {
    const lines = told([
      event('tie-began', { value: 2, seats: [0, 1, 2] }),
      event('took', { seat: 0, animal: 'li', bid: 'F2', payment: ['F1'], points: 0 }),
      event('payments-revealed', {
        value: 2,
        payments: [{ seat: 1, cards: ['S1'], total: 1 }],
        withdrew: [{ seat: 2, forced: false }],
      }),
      event('passed', { seat: 2, why: 'withdrew', bid: 'S2', payment: [] }),
      event('tie-break-revealed', { cards: [{ seat: 1, card: 'F1', from_hand: true }], winner: 1 }),
    ]);
    expect(lines.map(({ seats }) => seats)).toEqual([[0, 1, 2], [0], [1, 2], [2], [1]]);
  });

  test('ends with who won, and by what', () => {
    const result = (points: number[], animals: number[], ranks: number[], decided_by: string): AnyEvent =>
      event('game-ended', {
        result: { points, ranks, decided_by, scores: animals.map((count) => ({ animals: count })) },
      });
    expect(texts([result([12, 20, 15], [5, 8, 7], [3, 1, 2], 'points')])).toEqual([
      'The game is over. ben wins with 20 points.',
    ]);
    expect(texts([result([20, 12, 20], [8, 5, 7], [1, 3, 2], 'animals')])).toEqual([
      'The game is over. Ann wins: 20 points like Cleo, but more animals (8 against 7).',
    ]);
    expect(texts([result([20, 12, 20], [8, 5, 8], [1, 3, 1], 'shared')])).toEqual([
      'The game is over. Ann and Cleo share first place: 20 points and 8 animals each.',
    ]);
    expect(texts([result([3, 0, 3], [1, 0, 1], [1, 3, 1], 'shared')])).toEqual([
      'The game is over. Ann and Cleo share first place: 3 points and 1 animal each.',
    ]);
  });

  test('whoever discards nothing is told of with both negations where a language has two', async () => {
    const nothing = [event('refilled', { seat: 1, discarded: [], up_to: 7 })];
    await speak('it');
    expect(texts(nothing)).toEqual(['ben non scarta niente e pesca fino ad avere 7 carte']);
    await speak('es');
    expect(texts(nothing)).toEqual(['ben no descarta nada y roba hasta tener 7 cartas']);
    expect(texts(nothing, 1)).toEqual(['No descartas nada y robas hasta tener 7 cartas']);
    await speak('en');
  });
});
