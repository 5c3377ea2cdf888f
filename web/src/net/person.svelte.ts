import { isHere } from '../lib/links';
import { isInCache, runtime, weightsOf } from '../lib/runtime';
import { t } from '../i18n/index.svelte';
import { prefs, setPref } from '../lib/prefs.svelte';
import { api, CallRefused } from './api';
import { install } from './install.svelte';
import { LONGEST_NAME, PROTOCOL, type About, type Me } from '../protocol';

/** Who plays in this browser, and what the server offers. */
class Person {
  me = $state.raw<Me | null>(null);
  about = $state.raw<About | null>(null);
  /** Whether these are of this device, not of the server. */
  private here = isHere();

  /** Whoever goes from one to the other is somebody else there. */
  private arrive(): void {
    if (this.here === isHere()) return;
    this.here = isHere();
    this.me = null;
    this.about = null;
  }

  async load(): Promise<void> {
    await this.offerHere();
    const { here } = this;
    const [me, about] = await Promise.all([api.me(), api.about()]);
    if (here !== isHere()) return;
    if (about.protocol !== PROTOCOL) throw new CallRefused('old-client');
    this.me = me;
    if (!here) this.about = about;
  }

  /** What this device offers is known before Python is there. Bots that have learned need a file of their own. */
  async offerHere(): Promise<void> {
    this.arrive();
    if (!isHere() || !runtime) return;
    const { about, learned } = runtime;
    const hasLearned = navigator.onLine || (await isInCache(`local/${weightsOf(runtime)}`));
    this.about = hasLearned ? about : { ...about, levels: about.levels.filter((level) => !learned.includes(level)) };
  }

  /** Fetches all of that file, if one of these bots needs it, before it has to think. */
  async awaitBots(levels: readonly string[]): Promise<void> {
    if (!isHere() || !runtime) return;
    const { learned } = runtime;
    if (!levels.some((level) => learned.includes(level))) return;
    await install.whenKept();
    const isThere = await fetch(`local/${weightsOf(runtime)}`)
      .then(async ({ ok, body }) => ok && (await body?.pipeTo(new WritableStream()), true))
      .catch(() => false);
    if (!isThere) throw new CallRefused('not-loaded');
  }

  /** Another face; whoever has no name yet gets one with it. */
  async choose(avatar: string): Promise<void> {
    this.arrive();
    const name = this.me?.name || prefs.name || t('guest');
    this.me = { tables: this.me?.tables ?? [], ...(await api.becomeGuest({ name, avatar })) };
  }

  /** A name is all it takes; without one the player is called what the language calls a player. */
  async introduce(name: string): Promise<void> {
    this.arrive();
    const wanted = name.trim().slice(0, LONGEST_NAME) || prefs.name || this.me?.name || t('guest');
    if (this.me?.person && this.me.name === wanted) return;
    const guest = await api.becomeGuest({ name: wanted });
    setPref('name', guest.name);
    this.me = { tables: this.me?.tables ?? [], ...guest };
  }
}

export const person = new Person();
