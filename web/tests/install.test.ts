import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Install } from '../src/net/install.svelte';

/** A browser with service workers; who looks after the page is what the test says. */
class Workers extends EventTarget {
  controller: object | null = null;
  registration: object = { installing: null, waiting: null, active: null, addEventListener: () => undefined };

  register(): Promise<object> {
    return Promise.resolve(this.registration);
  }

  /** Another one looks after the page from now on. */
  takeOver(): void {
    this.controller = { postMessage: () => undefined };
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let workers: Workers;
let reload: ReturnType<typeof vi.fn>;

beforeEach(() => {
  workers = new Workers();
  reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('location', { reload, hash: '' });
});
afterEach(() => vi.unstubAllGlobals());

test('whoever reloads past all caches waits for nobody', async () => {
  workers.registration = { ...workers.registration, active: { state: 'activated' } };
  await expect(new Install().whenKept()).resolves.toBeUndefined();
});

test('the first one that looks after a page changes nothing for it, the next one brings its own version', async () => {
  workers.registration = { ...workers.registration, installing: new EventTarget() };
  const kept = new Install().whenKept();
  await new Promise((registered) => setTimeout(registered));
  workers.takeOver();
  await kept;
  expect(reload).not.toHaveBeenCalled();
  workers.takeOver();
  expect(reload).toHaveBeenCalledOnce();
});

test('a newer version that another window has brought comes here too', async () => {
  workers.takeOver();
  await new Install().whenKept();
  workers.takeOver();
  expect(reload).toHaveBeenCalledOnce();
});
