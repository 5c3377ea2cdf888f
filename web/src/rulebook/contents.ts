import { TOKEN_VALUES, type Species } from '../art/codes';
import { animal, card, leader, token, type Piece } from '../art/pieces';

/** What the rules page shows, in its order. Texts are messages of the catalogue `rules`. */
export const EXAMPLES = ['natural', 'tie', 'break', 'leader', 'meerkat', 'count'] as const;
export type ExampleName = (typeof EXAMPLES)[number];

export type Block =
  | { kind: 'text'; id: string }
  | { kind: 'list'; ids: string[]; ordered?: boolean }
  | { kind: 'heading'; id: string }
  | { kind: 'cards'; items: { id: string; pieces: Piece[] }[] }
  | { kind: 'species'; only?: readonly Species[] }
  | { kind: 'example'; name: ExampleName }
  | { kind: 'ruling'; ruling: string };

export interface Section {
  /** Its title's message, and its address. */
  id: string;
  blocks: Block[];
}

const text = (id: string): Block => ({ kind: 'text', id });
const heading = (id: string): Block => ({ kind: 'heading', id });
const example = (name: ExampleName): Block => ({ kind: 'example', name });

export const RULINGS = Array.from({ length: 22 }, (_, i) => `R${i + 1}`);

/** Rulings that a worked example shows. */
export const SHOWN_IN: Partial<Record<string, ExampleName>> = {
  R2: 'natural',
  R6: 'meerkat',
  R10: 'tie',
  R12: 'tie',
  R13: 'break',
  R14: 'break',
  R15: 'break',
  R16: 'leader',
  R17: 'meerkat',
};

export const SECTIONS: Section[] = [
  {
    id: 'rulebook-minute',
    blocks: [
      {
        kind: 'cards',
        items: [
          { id: 'rulebook-minute-goal', pieces: TOKEN_VALUES.map(token) },
          { id: 'rulebook-minute-bid', pieces: [card('F3'), card('S2'), card('M1')] },
          { id: 'rulebook-minute-score', pieces: [animal('pe'), leader('pe'), card('R')] },
        ],
      },
      text('rulebook-minute-end'),
    ],
  },
  {
    id: 'rulebook-cards',
    blocks: [
      {
        kind: 'cards',
        items: [
          { id: 'rulebook-cards-animals', pieces: [animal('pe'), animal('li'), animal('ib')] },
          { id: 'rulebook-cards-habitats', pieces: [card('F1'), card('S3'), card('M4')] },
          { id: 'rulebook-cards-wild', pieces: [card('W2')] },
          { id: 'rulebook-cards-refill', pieces: [card('R')] },
          { id: 'rulebook-cards-leaders', pieces: [leader('ea'), leader('sq')] },
          { id: 'rulebook-cards-tokens', pieces: TOKEN_VALUES.map(token) },
        ],
      },
      text('rulebook-cards-values'),
      text('rulebook-cards-home'),
      { kind: 'species' },
    ],
  },
  {
    id: 'rulebook-setup',
    blocks: [
      {
        kind: 'list',
        ordered: true,
        ids: ['rulebook-setup-animals', 'rulebook-setup-display', 'rulebook-setup-hands', 'rulebook-setup-supply'],
      },
      text('rulebook-setup-limit'),
      text('rulebook-setup-empty'),
    ],
  },
  {
    id: 'rulebook-round',
    blocks: [
      heading('rulebook-bids'),
      text('rulebook-bids-lay'),
      text('rulebook-bids-bluff'),
      text('rulebook-bids-eagle'),
      heading('rulebook-resolve'),
      text('rulebook-resolve-steps'),
      heading('rulebook-refill'),
      text('rulebook-refill-who'),
      {
        kind: 'list',
        ordered: true,
        ids: ['rulebook-refill-meerkat', 'rulebook-refill-draw', 'rulebook-refill-back'],
      },
      heading('rulebook-acquire'),
      text('rulebook-acquire-order'),
      text('rulebook-acquire-pay'),
      { kind: 'list', ids: ['rulebook-acquire-natural', 'rulebook-acquire-leader'] },
      text('rulebook-acquire-pass'),
      example('natural'),
      heading('rulebook-prepare'),
      text('rulebook-prepare-ibex'),
      text('rulebook-prepare-clear'),
    ],
  },
  {
    id: 'rulebook-ties',
    blocks: [
      text('rulebook-ties-intro'),
      {
        kind: 'list',
        ordered: true,
        ids: [
          'rulebook-ties-empty',
          'rulebook-ties-alone',
          'rulebook-ties-lion',
          'rulebook-ties-pay',
          'rulebook-ties-break',
        ],
      },
      text('rulebook-ties-laid'),
      example('tie'),
      example('break'),
    ],
  },
  {
    id: 'rulebook-leaders',
    blocks: [text('rulebook-leaders-gain'), text('rulebook-leaders-lose'), example('leader'), example('meerkat')],
  },
  {
    id: 'rulebook-end',
    blocks: [
      text('rulebook-end-hands'),
      {
        kind: 'list',
        ids: ['rulebook-end-largest', 'rulebook-end-second', 'rulebook-end-leaders', 'rulebook-end-tokens'],
      },
      text('rulebook-end-rank'),
      example('count'),
    ],
  },
  { id: 'rulebook-seen', blocks: [text('rulebook-seen-open'), text('rulebook-seen-secret')] },
  {
    id: 'rulings',
    blocks: [text('rulings-intro'), ...RULINGS.map((ruling): Block => ({ kind: 'ruling', ruling }))],
  },
  {
    id: 'rulebook-readings',
    blocks: [
      text('rulebook-readings-intro'),
      {
        kind: 'list',
        ids: [
          'rulebook-readings-pass',
          'rulebook-readings-ties',
          'rulebook-readings-leaders',
          'rulebook-readings-refill',
          'rulebook-readings-pile',
          'rulebook-readings-deck',
        ],
      },
    ],
  },
];

/** `rulebook-ties` is found under `#/rules/ties`. */
export const addressOf = (id: string): string => id.replace(/^rulebook-/, '');
