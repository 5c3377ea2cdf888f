import { verdict } from '../result/verdict';
import { language, listed, t, type Args } from '../i18n/index.svelte';
import type { AnyEvent, LeaderMoved, Species } from '../protocol';
import { drawn } from '../text/richText';
import { Tally } from './tally';

/** The game in sentences, one line for each thing that happened, with its numbers. Cards stand in the text between two
 * marks, so that they can be drawn. */

export interface Line {
  /** How many events are shown once this has happened. */
  at: number;
  round: number;
  text: string;
  /** Its sentences, one for each thing that happened: a tie goes on in the same line. */
  parts: string[];
  /** Whom it is about. */
  seats: number[];
  /** What kind of thing happened; the rule behind it is explained under this name. */
  kind: AnyEvent['kind'];
  species?: Species;
  points?: number;
}

const JOINED = new Set<AnyEvent['kind']>(['payments-revealed', 'tie-break-revealed', 'goes-next']);

export class Storyteller {
  /** What was told before is not told anew: a story only grows. */
  private heard: readonly AnyEvent[] = [];
  private told: Line[] = [];
  private tally = new Tally();

  constructor(
    private readonly names: readonly string[],
    private readonly you: number | null,
    /** A story is told in one language. */
    readonly tongue = language(),
    /** Whether it tells who won: not before the count has built up to it. */
    private readonly tellsWinner = true,
  ) {}

  /** The story of all the events. What belongs to a tie is told in one line. */
  lines(events: readonly AnyEvent[]): Line[] {
    if (!this.heard.every((event, i) => event === events[i])) {
      this.heard = [];
      this.told = [];
      this.tally = new Tally();
    }
    const lines = [...this.told];
    let round = lines.at(-1)?.round ?? 0;
    events.slice(this.heard.length).forEach((event, i) => {
      const at = this.heard.length + i + 1;
      if (event.kind === 'round-began') round = event.round;
      this.tally.hear(event);
      const text = this.text(event);
      if (!text) return;
      const last = lines.at(-1);
      const part = this.capital(text);
      if (last && JOINED.has(event.kind) && (last.kind === 'tie-began' || JOINED.has(last.kind)))
        lines[lines.length - 1] = { ...last, at, text: `${last.text} · ${text}`, parts: [...last.parts, part] };
      else
        lines.push({
          at,
          round,
          text: part,
          parts: [part],
          seats: seatsOf(event),
          kind: event.kind,
          ...details(event),
        });
    });
    this.heard = events;
    this.told = lines;
    return lines;
  }

  who(seat: number): Args {
    return { who: this.names[seat] ?? '', you: seat === this.you ? 'yes' : 'no' };
  }

  name(seat: number): string {
    return seat === this.you ? t('you') : (this.names[seat] ?? '');
  }

  /** One event in words; empty where there is nothing to say to this viewer. */
  text(event: AnyEvent): string {
    switch (event.kind) {
      case 'started':
        return t('log-started', { names: listed(this.names) });
      case 'dealt':
        return event.cards ? t('log-dealt', { ...this.who(event.seat), cards: drawn(event.cards) }) : '';
      case 'round-began':
        return t('log-round-began', {
          round: event.round,
          animals: listed(counted(event.display)),
        });
      case 'bids-revealed':
        return t('log-bids-revealed', {
          bids: event.bids
            .map((bid, seat) => `${this.name(seat)} ${bid ? drawn([bid]) : t('log-two-face-down')}`)
            .join(' · '),
        });
      case 'eagle-chose':
        return t('log-eagle-chose', { ...this.who(event.seat), card: drawn([event.bid]) });
      case 'exchange-declined':
        return t('log-exchange-declined', this.who(event.seat));
      case 'exchanged':
        return t('log-exchanged', {
          ...this.who(event.seat),
          given: t(`species-${event.given}.a`),
          gained: t(`species-${event.gained}.a`),
        });
      case 'leader-moved':
        return this.leader(event);
      case 'refilled':
        return t('log-refilled', {
          ...this.who(event.seat),
          count: event.discarded.length,
          cards: drawn(event.discarded),
          limit: event.up_to,
        });
      case 'drew':
        return event.cards
          ? t('log-drew-cards', { ...this.who(event.seat), cards: drawn(event.cards) })
          : t('log-drew', { ...this.who(event.seat), count: event.count });
      case 'reshuffled':
        return t('log-reshuffled', { count: event.count });
      case 'tie-began':
        return t('log-tie-began', {
          names: listed(event.seats.map((seat) => this.name(seat))),
          count: event.seats.length,
          value: event.value,
        });
      case 'payments-revealed':
        return [
          ...event.payments.map(({ seat, cards, total }) =>
            t('log-laid', { ...this.who(seat), cards: drawn(cards), count: cards.length, total }),
          ),
          ...event.withdrew.map(({ seat, forced }) => t(forced ? 'log-cannot-pay' : 'log-withdrew', this.who(seat))),
        ].join(' · ');
      case 'tie-break-revealed':
        return t('log-tie-break', {
          cards: event.cards
            .map(({ seat, card, from_hand }) =>
              card
                ? `${this.name(seat)} ${drawn([card])} ${t(from_hand ? 'log-from-hand' : 'log-from-pile')}`
                : `${this.name(seat)} ${t('log-nothing')}`,
            )
            .join(' · '),
          again: event.winner === null ? 'yes' : 'no',
        });
      case 'goes-next':
        return t(`log-goes-next-${event.why}`, this.who(event.seat));
      case 'took':
        return t('log-took', {
          ...this.who(event.seat),
          animal: t(`species-${event.animal}.the`),
          cards: drawn([event.bid, ...event.payment]),
          points: event.points,
        });
      case 'passed':
        return t(`log-passed-${event.why}`, { ...this.who(event.seat), cards: drawn([event.bid, ...event.payment]) });
      case 'bid-kept':
        return t('log-bid-kept', { ...this.who(event.seat), card: drawn([event.card]) });
      case 'bid-left':
        return t('log-bid-left', { ...this.who(event.seat), card: drawn([event.card]) });
      case 'round-ended':
        return event.animals_out.length ? t('log-round-ended', { animals: listed(counted(event.animals_out)) }) : '';
      case 'game-ended':
        if (!this.tellsWinner) return t('log-game-ended');
        return `${t('log-game-ended')} ${verdict(event.result, this.names, this.you)}`;
    }
  }

  private leader({ species, owner, previous }: LeaderMoved): string {
    const leader = t(`species-${species}.leader`);
    if (owner === null) {
      const owners = this.tally.owners(species).map(([seat, count]) => `${this.name(seat)} ${count}`);
      return [t('log-leader-returned', { leader }), ...owners].join(' · ');
    }
    const from = previous === null ? 'supply' : previous === this.you ? 'you' : 'player';
    const moved = t('log-leader-moved', {
      ...this.who(owner),
      leader,
      from,
      previous: this.names[previous ?? 0] ?? '',
    });
    return `${moved} · ${this.lead(species, owner)}`;
  }

  /** With how many animals a Leader is won, and against how many. */
  private lead(species: Species, owner: number): string {
    const own = t(`species-${species}.count`, { count: this.tally.of(species, owner) });
    const most = this.tally.mostBeside(species, owner);
    return most ? t('log-leader-against', { own, most }) : own;
  }

  /** A sentence begins with a capital; a name stays as its owner writes it. */
  private capital(text: string): string {
    if (this.names.some((name) => name && text.startsWith(name))) return text;
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
}

/** Equal animals are told together, by their number. */
function counted(animals: readonly Species[]): string[] {
  const numberOf = (species: Species): number => animals.filter((one) => one === species).length;
  return [...new Set(animals)].map((species) => t(`species-${species}.count`, { count: numberOf(species) }));
}

function seatsOf(event: AnyEvent): number[] {
  if ('seat' in event) return [event.seat];
  if (event.kind === 'tie-began') return event.seats;
  if (event.kind === 'payments-revealed') return [...event.payments, ...event.withdrew].map(({ seat }) => seat);
  if (event.kind === 'tie-break-revealed') return event.cards.map(({ seat }) => seat);
  if (event.kind === 'leader-moved') return [event.owner, event.previous].filter((seat) => seat !== null);
  return [];
}

function details(event: AnyEvent): Pick<Line, 'species' | 'points'> {
  if (event.kind === 'took') return { species: event.animal, points: event.points };
  if (event.kind === 'leader-moved') return { species: event.species };
  if (event.kind === 'exchanged') return { species: event.gained };
  return {};
}
