import { browser } from '../lib/browser';
import { isHere } from '../lib/links';
import { isInCache, runtime } from '../lib/runtime';

/** What Chromium offers where the app can be installed. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** Held by every page that shows a running game. */
const PLAYING = 'wildcards-playing';

/** Whether an earlier one has kept what playing on this device takes. */
export function isLaterVisit(): boolean {
  return isHere() && Boolean(browser().serviceWorker?.controller);
}

/** The app as it is kept on this device: whether it is, whether there is a newer one, whether it can be installed. */
export class Install {
  /** A newer version waits. */
  isNewer = $state(false);
  canInstall = $state(false);
  private registration: ServiceWorkerRegistration | null = null;
  private event: InstallEvent | null = null;
  /** The game can be played here without the server. */
  isKept = $state(false);
  private control: Promise<void> | null = null;

  constructor() {
    if (!runtime) return;
    if (isLaterVisit() || globalThis.matchMedia?.('(display-mode: standalone)').matches) void this.keep();
    else if (!isHere()) void this.follow().catch(() => undefined);
    globalThis.addEventListener?.('beforeinstallprompt', (event) => {
      event.preventDefault(); // it is offered after a game
      this.event = event as InstallEvent;
      this.canInstall = true;
    });
    globalThis.addEventListener?.('appinstalled', () => void this.keep());
  }

  /** When the service worker sees what the page fetches, or there will be none. */
  whenKept(): Promise<void> {
    return (this.control ??= this.begin()
      .then(() => navigator.serviceWorker?.controller?.postMessage('keep-client'))
      .catch(() => undefined));
  }

  /** A server's page keeps nothing before somebody plays on this device or installs it; then it looks after that. */
  private async follow(): Promise<void> {
    if (!(await navigator.serviceWorker?.getRegistration())) return;
    await this.whenKept();
    await this.look();
  }

  /** Keeps all it takes to play, whatever becomes of the network. A first visit does so when it has all of it already:
   * then nothing is fetched again, and nothing has waited for this. */
  async keep(): Promise<void> {
    await this.whenKept();
    navigator.serviceWorker?.controller?.postMessage('keep-all');
  }

  /** What is kept may be damaged: it is fetched anew, when there is a network. */
  renew(): void {
    if (navigator.onLine) browser().serviceWorker?.controller?.postMessage('forget-later');
  }

  /** Whether all is there that playing on this device takes. */
  async look(): Promise<void> {
    if (!runtime) return;
    const { python, game } = runtime;
    const files = [`${python}/pyodide.asm.wasm`, `${python}/standard.zip`, `${game}/site.zip`].map(
      (file) => `local/${file}`,
    );
    this.isKept = (await Promise.all(['index.html', ...files].map(isInCache))).every(Boolean);
  }

  /** On a later visit nobody waits for a look at whether there is a newer version. */
  private async begin(): Promise<void> {
    const { serviceWorker } = browser();
    if (!serviceWorker) return;
    const registering = serviceWorker.register('service-worker.js');
    void registering.then((registration) => this.followVersions(registration)).catch(() => undefined);
    if (!serviceWorker.controller) await this.takenOver(serviceWorker, await registering);
    if (!serviceWorker.controller) return;
    // A newer version comes in all windows at once: pages and Python of two would not understand each other.
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  }

  private takenOver(serviceWorker: ServiceWorkerContainer, registration: ServiceWorkerRegistration): Promise<void> {
    return new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
      const { installing, active } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'redundant') resolve();
      });
      // Whoever reloads past all caches is left to the network.
      if (serviceWorker.controller || active?.state === 'activated') resolve();
    });
  }

  private followVersions(registration: ServiceWorkerRegistration): void {
    this.registration = registration;
    registration.addEventListener('updatefound', () => this.watch(registration.installing));
    this.watch(registration.waiting);
    this.watch(registration.installing);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) registration.update().catch(() => undefined);
    });
  }

  private watch(worker: ServiceWorker | null): void {
    const look = (): void => {
      this.isNewer = Boolean(this.registration?.waiting && navigator.serviceWorker.controller);
    };
    worker?.addEventListener('statechange', look);
    look();
  }

  /** The newer version, at once; false where somebody plays in another window. */
  async update(): Promise<boolean> {
    const { held = [] } = await navigator.locks.query();
    if (held.some(({ name }) => name === PLAYING)) return false;
    this.registration?.waiting?.postMessage('take-over');
    return true;
  }

  /** From now on somebody plays here; what it gives ends that. */
  play(): () => void {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    void browser().locks?.request(PLAYING, { mode: 'shared' }, () => ended);
    return () => end();
  }

  async install(): Promise<void> {
    this.canInstall = false;
    await this.event?.prompt();
  }
}

export const install = new Install();
