import { t } from '../i18n/index.svelte';
import type { Refused } from '../protocol';
import { TableStore } from './tableStore.svelte';

/** Those who play at this device, each with a seat and a view of their own; one of them is in front of it. */
export class HotSeat {
  private readonly companions: Record<string, TableStore> = {};
  private others = $state.raw<TableStore[]>([]);
  private front = $state.raw<TableStore>();
  /** Who has taken the device since it was last passed on. */
  private holder = $state.raw<TableStore | null>(null);

  constructor(private readonly guest: TableStore) {}

  private get all(): TableStore[] {
    return [this.guest, ...this.others].sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  }

  get isShared(): boolean {
    return this.others.length > 0;
  }

  /** Whose view is shown. */
  get shown(): TableStore {
    return this.front ?? this.guest;
  }

  /** Who is asked next, while somebody else holds the device; nobody's hand is to be seen until they have it. */
  get next(): TableStore | null {
    if (!this.isShared || this.shown.update?.table.status !== 'running') return null;
    if (this.holder === this.shown && (isAsked(this.shown) || !this.shown.playback.live)) return null;
    const from = this.all.indexOf(this.shown);
    const order = [...this.all.slice(from), ...this.all.slice(0, from)];
    return order.find((store) => isAsked(store) && store !== this.holder) ?? null;
  }

  take(store: TableStore): void {
    for (const one of this.all) one.isShown = one === store;
    this.front = store;
    this.holder = store;
  }

  /** Connects whoever sits at this table by this device. */
  follow(): void {
    const { you, table } = this.guest.update ?? {};
    for (const [number, seat] of Object.entries(you?.companions ?? {}))
      this.join(Number(number), table?.seats[seat]?.name ?? t('guest'));
    for (const [number, store] of Object.entries(this.companions))
      if (store.seat !== null && you && !(number in you.companions)) this.part(number);
  }

  /** One more player at this device sits down. */
  async add(name: string, seat: number): Promise<Refused | null> {
    const { you } = this.guest.update ?? {};
    const number = [1, 2, 3, 4].find((one) => !(one in (you?.companions ?? {}))) ?? 4;
    const code = you?.invite ?? '';
    const store = this.join(number, name.trim() || `${t('guest')} ${seat + 1}`, code);
    await store.whenGreeted();
    return store.act({ kind: 'sit', seat, code });
  }

  private join(number: number, name: string, code = ''): TableStore {
    const known = this.companions[number];
    if (known) return known;
    const store = new TableStore(this.guest.table, code, { number, name });
    store.isShown = false;
    this.companions[number] = store;
    this.others = Object.values(this.companions);
    return store;
  }

  private part(number: string): void {
    this.companions[number]?.close();
    delete this.companions[number];
    this.others = Object.values(this.companions);
    if (this.front && !this.all.includes(this.front)) this.take(this.guest);
  }

  close(): void {
    for (const store of this.all) store.close();
  }
}

function isAsked(store: TableStore): boolean {
  const { update, seat } = store;
  if (!update?.view || seat === null || update.table.status !== 'running') return false;
  if (update.table.seats[seat]?.stand_in) return false;
  return update.view.pending.includes(seat) && !update.view.seats[seat]?.decided;
}
