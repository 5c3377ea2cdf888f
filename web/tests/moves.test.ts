import { describe, expect, test } from 'vitest';
import {
  animalStanding,
  answers,
  cardStanding,
  consequences,
  couldBeNatural,
  handIds,
  NOTHING,
  pickAnimal,
  pickCard,
  stillHeld,
  type Selection,
} from '../src/play/moves';
import type { Scene, SceneSeat } from '../src/playback/scene';
import type { HabitatCode, Question } from '../src/protocol';

const HAND: HabitatCode[] = ['F1', 'F3', 'F3', 'S2', 'W2'];
const NONE = { pe: null, sq: null, ea: null, ib: null, li: null, me: null };
const NOBODY = { pe: 0, sq: 0, ea: 0, ib: 0, li: 0, me: 0 };

function seat(change: Partial<SceneSeat> = {}): SceneSeat {
  const hand = change.hand === undefined ? HAND : change.hand;
  return {
    name: 'A',
    hand_size: hand?.length ?? 5,
    bid: null,
    face_down: 0,
    laid: [],
    collection: NOBODY,
    tokens: 0,
    points: 0,
    asked: true,
    decided: false,
    ...change,
    hand,
  };
}

function scene(question: Question, change: Partial<Scene> = {}, own: Partial<SceneSeat> = {}): Scene {
  return {
    viewer: 0,
    round: 1,
    rounds: 14,
    lead: 0,
    question,
    pending: [0],
    display: ['pe', 'li'],
    slots: ['pe', 'li'],
    animals_left: 20,
    pile: 20,
    discard: [],
    top: null,
    leaders: NONE,
    seats: [seat(own), seat({ hand: null, asked: false }), seat({ hand: null, asked: false })],
    value: 0,
    due: 0,
    tied: [],
    breaking: [],
    tie_break: [],
    draw_offered: false,
    face_down: [],
    choice: null,
    result: null,
    ...change,
  };
}

const picked = (cards: string[], more: Partial<Selection> = {}): Selection => ({ ...NOTHING, cards, ...more });
const moves = (at: Scene, selection: Selection): (string | null)[] => answers(at, 0, selection).map(({ move }) => move);
const why = (at: Scene, selection: Selection, id: string): string | undefined => cardStanding(at, 0, selection, id).why;

describe('a bid', () => {
  test('is one card, and another takes its place', () => {
    const at = scene('bid');
    const first = pickCard(at, 0, NOTHING, 'F3.0');
    expect(moves(at, first)).toEqual(['bid F3']);
    expect(moves(at, pickCard(at, 0, first, 'R.0'))).toEqual(['bid R']);
    expect(moves(at, NOTHING)).toEqual([null]);
  });

  test('is up to two cards for the owner of the eagle, and no third', () => {
    const at = scene('bid', { leaders: { ...NONE, ea: 0 } });
    const two = pickCard(at, 0, pickCard(at, 0, NOTHING, 'R.0'), 'F1.0');
    expect(moves(at, two)).toEqual(['bid F1 R']);
    expect(why(at, two, 'S2.0')).toBe('two-bids');
    expect(pickCard(at, 0, two, 'S2.0')).toBe(two);
  });

  test('says what an animal would cost, and when it is a bluff', () => {
    const at = scene('bid');
    expect(consequences(at, 0, picked(['F3.0']))).toEqual([{ kind: 'would-pay', count: 2, left: 2 }]);
    expect(consequences(at, 0, picked(['F1.0']))).toEqual([{ kind: 'free', left: 4 }]);
    const poor = scene('bid', {}, { hand: ['M4', 'F1'] });
    expect(consequences(poor, 0, picked(['M4.0']))).toEqual([{ kind: 'bluff', count: 3, missing: 2 }]);
  });

  test('of Refill Hand says how many cards are drawn, ten with the squirrel', () => {
    expect(consequences(scene('bid'), 0, picked(['R.0']))).toEqual([{ kind: 'draws', count: 2, hand: 7 }]);
    const squirrel = scene('bid', { leaders: { ...NONE, sq: 0 } });
    expect(consequences(squirrel, 0, picked(['R.0']))).toEqual([{ kind: 'draws', count: 5, hand: 10 }]);
  });
});

test('the eagle shows one of the two cards laid, which come from the hand', () => {
  const at = scene('show', { face_down: ['F4', 'R'] }, { face_down: 2 });
  expect(handIds(at, 0)).toEqual(['F1.0', 'F3.0', 'F3.1', 'F4.0', 'S2.0', 'W2.0', 'R.0']);
  expect(why(at, NOTHING, 'S2.0')).toBe('choose-laid');
  expect(moves(at, picked(['R.0']))).toEqual(['show R']);
});

describe('an exchange', () => {
  const at = scene('swap', { leaders: { ...NONE, li: 0, pe: 1 } });
  at.seats[0] = seat({ bid: 'R', collection: { ...NOBODY, li: 1, pe: 1 } });
  at.seats[1] = seat({ hand: null, collection: { ...NOBODY, pe: 2, li: 1 } });

  test('needs an animal to give and one to gain, or none at all', () => {
    expect(moves(at, NOTHING)).toEqual(['swap none', null]);
    expect(moves(at, { ...NOTHING, given: 'li', animal: 'pe' })).toEqual(['swap none', 'swap li pe']);
    expect(why(at, NOTHING, 'F1.0')).toBe('no-cards-needed');
  });

  test('may win one Leader and lose another', () => {
    expect(consequences(at, 0, { ...NOTHING, given: 'li', animal: 'pe' })).toEqual([
      { kind: 'leader', species: 'pe', from: 1 },
      { kind: 'leader-lost', species: 'li', to: 1 },
    ]);
  });

  test('returns a Leader to the supply when several share the most', () => {
    const shared = { ...at, seats: [...at.seats] };
    shared.seats[2] = seat({ hand: null, collection: { ...NOBODY, li: 1 } });
    expect(consequences(shared, 0, { ...NOTHING, given: 'li', animal: 'pe' })).toContainEqual({
      kind: 'leader-lost',
      species: 'li',
      to: null,
    });
  });
});

test('a refill discards any number of cards, none too', () => {
  const at = scene('refill', {}, { bid: 'R' });
  expect(handIds(at, 0)).not.toContain('R.0');
  expect(moves(at, NOTHING)).toEqual(['refill']);
  expect(moves(at, picked(['W2.0', 'F1.0']))).toEqual(['refill F1 W2']);
  expect(consequences(at, 0, picked(['W2.0', 'F1.0']))).toEqual([{ kind: 'draws', count: 4, hand: 7 }]);
});

test('a refill cannot draw more than pile and discard pile hold', () => {
  const at = scene('refill', { pile: 1, discard: [] }, { bid: 'R' });
  expect(consequences(at, 0, NOTHING)).toEqual([{ kind: 'draws', count: 1, hand: 6 }]);
});

test('the cards that a refill discards can be drawn again', () => {
  const at = scene('refill', { pile: 1, discard: ['S1'] }, { bid: 'R' });
  const all = picked(['F1.0', 'F3.0', 'F3.1', 'S2.0', 'W2.0']);
  expect(consequences(at, 0, all)).toEqual([{ kind: 'draws', count: 7, hand: 7 }]);
});

test('a tied player lays the payment or withdraws', () => {
  const at = scene('pay', { value: 3, due: 2 }, { bid: 'M3' });
  expect(moves(at, picked(['F1.0']))).toEqual(['withdraw', null]);
  expect(moves(at, picked(['F3.0', 'F1.0']))).toEqual(['withdraw', 'pay F1 F3']);
  expect(why(at, NOTHING, 'R.0')).toBe('refill-pays-nothing');
  expect(why(at, picked(['F3.0', 'F1.0']), 'S2.0')).toBe('enough-chosen');
  expect(consequences(at, 0, picked(['F3.0', 'F1.0']))).toEqual([
    { kind: 'total', total: 4 },
    { kind: 'left', count: 3 },
  ]);
  expect(consequences(at, 0, picked(['F3.0']))).toContainEqual({ kind: 'left', count: 3 });
});

test('a tie is broken with a card of the hand, or unseen where drawing is offered', () => {
  expect(moves(scene('break'), picked(['F3.1']))).toEqual(['break F3']);
  expect(moves(scene('break', { draw_offered: true }), NOTHING)).toEqual(['break draw', null]);
  expect(why(scene('break'), NOTHING, 'R.0')).toBe('refill-breaks-nothing');
});

describe('taking an animal', () => {
  const at = scene('take', { value: 3, due: 2, leaders: { ...NONE, pe: 2 } }, { bid: 'F3' });

  test('needs the animal and its price', () => {
    expect(moves(at, picked(['F1.0', 'W2.0']))).toEqual(['pass', null]);
    expect(moves(at, picked(['W2.0', 'F1.0'], { animal: 'pe' }))).toEqual(['pass', 'take pe F1 W2']);
  });

  test('with the natural habitat alone brings two points, wild cards included', () => {
    const means = consequences(at, 0, picked(['W2.0', 'F1.0'], { animal: 'pe' }));
    expect(means).toEqual([
      { kind: 'natural', points: 2 },
      { kind: 'leader', species: 'pe', from: 2 },
      { kind: 'left', count: 3 },
    ]);
    expect(consequences(at, 0, picked(['S2.0', 'F1.0'], { animal: 'pe' }))[0]).toEqual({ kind: 'not-natural' });
  });

  test('says how many cards are left when all is paid, from the first card on', () => {
    expect(consequences(at, 0, NOTHING)).toEqual([
      { kind: 'missing', count: 2 },
      { kind: 'left', count: 3 },
    ]);
    expect(consequences(at, 0, picked(['F1.0']))).toContainEqual({ kind: 'left', count: 3 });
  });

  test('shows where the natural habitat is within reach, until another card is picked', () => {
    expect(couldBeNatural(at, 0, NOTHING, 'pe')).toBe(true);
    expect(couldBeNatural(at, 0, NOTHING, 'li')).toBe(false);
    expect(couldBeNatural(at, 0, picked(['S2.0']), 'pe')).toBe(false);
  });

  test('with a payment laid in a tie takes no further card', () => {
    const laid = scene('take', { value: 3, due: 2 }, { bid: 'F3', laid: ['F1', 'F3'] });
    expect(moves(laid, { ...NOTHING, animal: 'pe' })).toEqual(['pass', 'take pe']);
    expect(why(laid, NOTHING, 'S2.0')).toBe('payment-laid');
  });

  test('with a bid of 1 costs nothing more', () => {
    const cheap = scene('take', { value: 1, due: 0 }, { bid: 'F1' });
    expect(moves(cheap, { ...NOTHING, animal: 'li' })).toEqual(['pass', 'take li']);
    expect(why(cheap, NOTHING, 'S2.0')).toBe('nothing-to-pay');
  });
});

test('the ibex takes the bid back or leaves it', () => {
  expect(moves(scene('ibex', {}, { bid: 'F3' }), NOTHING)).toEqual(['leave', 'keep']);
});

test('animals are chosen when an animal is taken or exchanged, and at no other time', () => {
  expect(animalStanding(scene('take'), 0).legal).toBe(true);
  expect(animalStanding(scene('swap'), 0).legal).toBe(true);
  expect(animalStanding(scene('bid'), 0)).toEqual({ legal: false, why: 'bids-first' });
  expect(animalStanding(scene('refill'), 0)).toEqual({ legal: false, why: 'refill-takes-nothing' });
  expect(animalStanding(scene('break'), 0)).toEqual({ legal: false, why: 'tie-first' });
  expect(pickAnimal(scene('take'), 0, NOTHING, 'li').animal).toBe('li');
  expect(pickAnimal(scene('bid'), 0, NOTHING, 'li')).toBe(NOTHING);
});

test('whoever is not asked can choose nothing', () => {
  const at = scene('bid', {}, { asked: false });
  expect(answers(at, 0, NOTHING)).toEqual([]);
  expect(cardStanding(at, 0, NOTHING, 'F1.0')).toEqual({});
  expect(pickCard(at, 0, NOTHING, 'F1.0')).toBe(NOTHING);
});

test('of a selection stays what is still there', () => {
  const at = scene('take', { display: ['li'] }, { hand: ['F1', 'F3'] });
  expect(stillHeld(at, 0, { cards: ['F1.0', 'F3.1'], animal: 'pe', given: null })).toEqual(picked(['F1.0']));
});
