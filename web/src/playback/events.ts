import type { Sound } from '../lib/sounds';
import type { AnyEvent } from '../protocol';
import type { Scene } from './scene';

export type EventKind = AnyEvent['kind'];

interface EventFacts {
  /** How long it stays before the next, at normal speed, in milliseconds. */
  pace: number;
  sound?: Sound;
  /** The message that explains it. */
  explanation: string;
  /** Its place on the rules page. */
  rule: string;
}

/** How long the end of a tie among others stays. */
const BEAT = 1400;

/** What the client knows of each kind of event. */
export const EVENTS: Record<EventKind, EventFacts> = {
  started: { pace: 0, explanation: 'setup', rule: 'setup' },
  dealt: { pace: 260, sound: 'deal', explanation: 'setup', rule: 'setup' },
  'round-began': { pace: 500, explanation: 'display', rule: 'prepare' },
  'bids-revealed': { pace: 1300, sound: 'reveal-bids', explanation: 'bids', rule: 'bids' },
  'eagle-chose': { pace: 900, explanation: 'eagle', rule: 'bids' },
  'exchange-declined': { pace: 400, explanation: 'meerkat', rule: 'refill' },
  exchanged: { pace: 1200, explanation: 'meerkat', rule: 'refill' },
  'leader-moved': { pace: 700, sound: 'leader', explanation: 'leaders', rule: 'leaders' },
  refilled: { pace: 300, explanation: 'refill', rule: 'refill' },
  drew: { pace: 450, sound: 'draw', explanation: 'drawing', rule: 'R5' },
  reshuffled: { pace: 600, sound: 'shuffle', explanation: 'drawing', rule: 'R5' },
  'tie-began': { pace: 500, explanation: 'ties', rule: 'ties' },
  'payments-revealed': { pace: 1400, sound: 'reveal-payments', explanation: 'ties', rule: 'ties' },
  'tie-break-revealed': { pace: 1400, sound: 'reveal-tie-break', explanation: 'ties', rule: 'ties' },
  'goes-next': { pace: 600, explanation: 'ties', rule: 'ties' },
  took: { pace: 900, sound: 'take', explanation: 'taking', rule: 'acquire' },
  passed: { pace: 700, sound: 'pass', explanation: 'passing', rule: 'R10' },
  'bid-kept': { pace: 500, explanation: 'ibex', rule: 'prepare' },
  'bid-left': { pace: 0, explanation: 'ibex', rule: 'prepare' },
  'round-ended': { pace: 300, explanation: 'next-round', rule: 'prepare' },
  'game-ended': { pace: 300, sound: 'end', explanation: 'end', rule: 'end' },
};

/** How long an event stays. A tie in which the viewer has no part is one beat, when it is decided: its cards lie open
 * then, and the story has the numbers. */
export function paceOf({ tied, viewer }: Pick<Scene, 'tied' | 'viewer'>, event: AnyEvent): number {
  const { pace } = EVENTS[event.kind];
  if (viewer !== null && (event.kind === 'tie-began' ? event.seats : tied).includes(viewer)) return pace;
  switch (event.kind) {
    case 'tie-began':
      return 0;
    case 'payments-revealed':
      return isShared(event.payments.map(({ total }) => total)) ? 0 : BEAT;
    case 'tie-break-revealed':
      return event.winner === null ? 0 : BEAT;
    case 'goes-next':
      return event.why === 'total' || event.why === 'tie-break' ? 0 : pace;
    default:
      return pace;
  }
}

const isShared = (totals: readonly number[]): boolean =>
  totals.filter((total) => total === Math.max(...totals)).length > 1;
