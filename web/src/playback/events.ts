import type { Sound } from '../lib/sounds';
import type { AnyEvent } from '../protocol';

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

/** What the client knows of each kind of event. */
export const EVENTS: Record<EventKind, EventFacts> = {
  started: { pace: 0, explanation: 'setup', rule: 'setup' },
  dealt: { pace: 260, sound: 'deal', explanation: 'setup', rule: 'setup' },
  'round-began': { pace: 800, explanation: 'display', rule: 'prepare' },
  'bids-revealed': { pace: 1600, sound: 'reveal-bids', explanation: 'bids', rule: 'bids' },
  'eagle-chose': { pace: 1200, explanation: 'eagle', rule: 'bids' },
  'exchange-declined': { pace: 600, explanation: 'meerkat', rule: 'refill' },
  exchanged: { pace: 1400, explanation: 'meerkat', rule: 'refill' },
  'leader-moved': { pace: 1100, sound: 'leader', explanation: 'leaders', rule: 'leaders' },
  refilled: { pace: 800, explanation: 'refill', rule: 'refill' },
  drew: { pace: 650, sound: 'draw', explanation: 'drawing', rule: 'R5' },
  reshuffled: { pace: 900, sound: 'shuffle', explanation: 'drawing', rule: 'R5' },
  'tie-began': { pace: 900, explanation: 'ties', rule: 'ties' },
  'payments-revealed': { pace: 1800, sound: 'reveal-payments', explanation: 'ties', rule: 'ties' },
  'tie-break-revealed': { pace: 1800, sound: 'reveal-tie-break', explanation: 'ties', rule: 'ties' },
  'goes-next': { pace: 900, explanation: 'ties', rule: 'ties' },
  took: { pace: 1500, sound: 'take', explanation: 'taking', rule: 'acquire' },
  passed: { pace: 1000, sound: 'pass', explanation: 'passing', rule: 'R10' },
  'bid-kept': { pace: 900, explanation: 'ibex', rule: 'prepare' },
  'bid-left': { pace: 300, explanation: 'ibex', rule: 'prepare' },
  'round-ended': { pace: 700, explanation: 'next-round', rule: 'prepare' },
  'game-ended': { pace: 300, sound: 'end', explanation: 'end', rule: 'end' },
};
