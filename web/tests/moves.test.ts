import { describe, expect, test } from 'vitest';
import { selectionFor } from '../src/learn/selecting';
import {
  animalStanding,
  answers,
  cardStanding,
  codeOf,
  consequences,
  prospectOf,
  handIds,
  NOTHING,
  pickAnimal,
  pickCard,
  pickGiven,
  stillHeld,
  type Consequence,
} from '../src/play/moves';
import { settled, type Scene } from '../src/playback/scene';
import { CARDS, type Question, type ShownView, type Species } from '../src/protocol';
import data from './previews.json';

/** Questions of real games, and what the rules made of some answers: written by `make previews`. */
interface Happened {
  move: string;
  /** Cards in hand at the next question; null when the game is over. */
  hand: number | null;
  drew: number;
  natural: number | null;
  total: number | null;
  leaders: [species: Species, owner: number | null, previous: number | null][];
}

interface Asked {
  view: ShownView;
  legal: string[] | null;
  moves: Happened[];
}

const asked = (data as unknown as Asked[]).map(({ view, ...rest }) => ({
  ...rest,
  view,
  scene: settled(null, view),
  seat: view.viewer ?? 0,
}));
type Case = (typeof asked)[number];

const of = (...questions: Question[]): Case[] => asked.filter(({ view }) => questions.some((q) => q === view.question));
const each = (cases: Case[], check: (one: Case, happened: Happened) => void): void =>
  cases.forEach((one) => one.moves.forEach((happened) => check(one, happened)));
const means = ({ scene, seat }: Case, move: string): Consequence[] =>
  consequences(scene, seat, selectionFor(scene, seat, move));
const offered = (scene: Scene, seat: number, move: string): (string | null)[] =>
  answers(scene, seat, selectionFor(scene, seat, move)).map((answer) => answer.move);
const words = (move: string): string[] => move.split(' ').slice(1);
const named = (move: string): string[] => words(move).filter((word) => CARDS.some((card) => card === word));

describe('what can be picked and answered', () => {
  test('every legal move can be put together and is offered', () => {
    for (const { scene, seat, legal, moves } of asked)
      for (const move of legal ?? moves.map((one) => one.move)) expect(offered(scene, seat, move)).toContain(move);
  });

  test('a card can be picked if and only if a legal move names it', () => {
    for (const { scene, seat, legal } of asked)
      for (const id of legal ? handIds(scene, seat) : [])
        expect(cardStanding(scene, seat, NOTHING, id).legal).toBe(
          legal?.some((move) => named(move).includes(codeOf(id))),
        );
  });

  test('animals can be picked if and only if a legal move names one', () => {
    for (const { scene, seat, legal } of asked)
      if (legal) expect(animalStanding(scene, seat).legal).toBe(legal.some((move) => /^(take|swap \w\w )/.test(move)));
  });

  test('whatever cannot be picked says why', () => {
    for (const { scene, seat } of asked) {
      for (const id of handIds(scene, seat)) {
        const { legal, why } = cardStanding(scene, seat, NOTHING, id);
        expect(legal ? undefined : why).toBe(why);
        expect(legal || why).toBeTruthy();
      }
      const { legal, why } = animalStanding(scene, seat);
      expect(legal ?? why).toBeDefined();
    }
  });

  test('nothing is asked of a seat that is not the viewer, or while something happens', () => {
    for (const { scene, seat } of asked) {
      expect(answers(scene, seat + 1, NOTHING)).toEqual([]);
      expect(cardStanding({ ...scene, ask: null }, seat, NOTHING, 'F1.0')).toEqual({});
      expect(consequences({ ...scene, ask: null }, seat, NOTHING)).toEqual([]);
    }
  });

  test('where one card is wanted another takes its place, and no more than wanted are taken', () => {
    for (const { scene, seat, view } of asked) {
      let selection = NOTHING;
      for (const id of handIds(scene, seat)) selection = pickCard(scene, seat, selection, id);
      expect(selection.cards.length).toBeLessThanOrEqual(view.ask?.most ?? 0);
      for (const id of selection.cards) selection = pickCard(scene, seat, selection, id);
      expect(selection.cards).toEqual([]);
    }
  });

  test('what is picked twice is put back, and what is gone is no longer picked', () => {
    for (const { scene, seat, view } of of('take', 'swap')) {
      const animal = view.display[0] as Species;
      const once = pickAnimal(scene, seat, NOTHING, animal);
      expect(once.animal).toBe(animal);
      expect(pickAnimal(scene, seat, once, animal)).toEqual(NOTHING);
      expect(stillHeld({ ...scene, display: [] }, seat, once).animal).toBeNull();
      expect(pickGiven(pickGiven(NOTHING, animal), animal)).toEqual(NOTHING);
    }
  });
});

describe('what a choice would mean is what happened', () => {
  test('Leaders move to whom it said', () => {
    each(of('take', 'swap'), (one, { move, leaders }) => {
      const said = means(one, move).filter(({ kind }) => kind === 'leader' || kind === 'leader-lost');
      expect(said).toEqual(
        leaders.map(([species, owner, previous]) =>
          owner === one.seat
            ? { kind: 'leader', species, from: previous }
            : { kind: 'leader-lost', species, to: owner },
        ),
      );
    });
  });

  test('the natural habitat brings its points, and only then', () => {
    each(of('take'), (one, { move, natural }) => {
      if (natural === null) return;
      const said = means(one, move).find(({ kind }) => kind === 'natural' || kind === 'not-natural');
      expect(said).toEqual(natural ? { kind: 'natural', points: natural } : { kind: 'not-natural' });
      const { scene, seat } = one;
      const selection = selectionFor(scene, seat, move);
      if (selection.animal && natural)
        expect(prospectOf(scene, seat, selection, selection.animal)?.natural).toBe(natural);
    });
  });

  test('as many cards are left in hand', () => {
    each(of('take'), (one, { move, hand }) => {
      const left = means(one, move).find(({ kind }) => kind === 'left');
      if (move !== 'pass' && left && hand !== null) expect(left).toEqual({ kind: 'left', count: hand });
    });
    each(of('pay'), (one, { move, total }) => {
      if (total === null) return;
      const left = (one.view.seats[one.seat]?.hand_size ?? 0) - named(move).length;
      const isHabitat = ({ kind }: { kind: string }): boolean => kind === 'natural-for' || kind === 'not-natural';
      expect(means(one, move).filter(isHabitat)).toHaveLength(1);
      expect(means(one, move).filter((said) => !isHabitat(said))).toEqual([
        { kind: 'total', total },
        { kind: 'left', count: left },
      ]);
    });
  });

  test('a refill draws as many', () => {
    each(of('refill'), (one, { move, hand, drew }) =>
      expect(means(one, move)).toEqual([{ kind: 'draws', count: drew, hand }]),
    );
  });

  test('a bid that comes back makes the hand as large', () => {
    each(of('ibex'), (one, { move, hand }) => {
      if (move === 'keep' && hand !== null) expect(means(one, move)).toEqual([{ kind: 'back', count: hand }]);
    });
  });

  test('a bid says what an animal would cost, and a bluff what is missing', () => {
    each(of('bid', 'show'), (one, { move }) => {
      const [card = '', second] = named(move);
      const hand = one.view.seats[one.seat]?.hand_size ?? 0;
      const due = Number(card.charAt(1)) - 1;
      const [said] = means(one, move);
      if (second) expect(said).toEqual({ kind: 'two-bids' });
      else if (card === 'R') expect(said?.kind).toBe('draws');
      else if (due === 0) expect(said).toEqual({ kind: 'free', left: hand - 1 });
      else if (due > hand - 1) expect(said).toEqual({ kind: 'bluff', count: due, missing: due - hand + 1 });
      else expect(said).toEqual({ kind: 'would-pay', count: due, left: hand - 1 - due });
    });
  });

  test('what is missing is counted until the payment is whole', () => {
    for (const { scene, seat, view } of of('pay', 'take')) {
      const due = view.ask?.least ?? 0;
      const said = consequences(scene, seat, NOTHING).filter(({ kind }) => kind === 'missing');
      expect(said).toEqual(due ? [{ kind: 'missing', count: due }] : []);
    }
  });
});
