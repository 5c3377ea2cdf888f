/** The service worker: keeps the page and what it needs, so that it opens without a network. The build puts in what there
 * is: a version that changes with any file, the files of the client, and those that only playing without a server takes. */
/* global BUILT */
const { version, client, later } = BUILT;

const scope = self.registration.scope;
const MINE = `wildcards ${scope} `;
const CACHE = MINE + version;
/** What somebody shared with the app, until the page has read it. */
const SHARED = `wildcards-shared ${scope}`;
const at = (file) => new URL(file, scope).href;
const CLIENT = new Set(client.map(at));
const LATER = new Set(later.map(at));
/** It is kept last: where it is kept, the whole client is. */
const PAGE = at('index.html');

self.addEventListener('install', (event) => event.waitUntil(prepare()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
  if (event.data === 'keep-client') event.waitUntil(keepClient());
  if (event.data === 'keep-all') event.waitUntil(keepLater());
  if (event.data === 'forget-later') event.waitUntil(forgetLater());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  url.hash = '';
  const isPage = request.mode === 'navigate' && [scope, PAGE].includes(url.href.replace(url.search, ''));
  if (request.method === 'POST' && url.href === at('share')) event.respondWith(shared(request));
  else if (request.method !== 'GET') return;
  else if (isPage) event.respondWith(page(request));
  else if (CLIENT.has(url.href) || LATER.has(url.href)) event.respondWith(kept(url.href, event));
});

/** The first version takes over at once, and keeps what the page has fetched. A newer one waits until it has all that it
 * needs. */
async function prepare() {
  if (self.registration.active) await keepClient();
}

const isNamedAfterIt = (address) => /\/(assets|local)\//.test(address);

/** Some web spaces send the start page in place of what is not there, as while a newer version is being copied. */
const isIt = (response, address) =>
  response.ok && (address === PAGE || !response.headers.get('Content-Type')?.startsWith('text/html'));

async function fetched(address) {
  for (const cache of isNamedAfterIt(address) ? ['force-cache', 'reload'] : ['no-cache']) {
    const response = await fetch(address, { cache });
    // Others send whoever asks for the start page to its folder: what came that way opens no page.
    if (isIt(response, address)) return response.redirected ? new Response(response.body, response) : response;
  }
  throw new Error(`it did not come: ${address}`);
}

let keeping;
function keepClient() {
  return (keeping ??= keepWhatIsMissing().finally(() => (keeping = undefined)));
}

/** Files are named after what they hold: what this browser or an older version has is not fetched again. */
async function keepWhatIsMissing() {
  const [cache, old] = await Promise.all([caches.open(CACHE), olderCaches()]);
  if (await cache.match(PAGE)) return;
  const found = async (address) => {
    if (!isNamedAfterIt(address)) return undefined;
    for (const one of [cache, ...old]) {
      const response = await one.match(address);
      if (response) return response;
    }
  };
  const keep = async (address) => cache.put(address, (await found(address)) ?? (await fetched(address)));
  const known = [...LATER].map(async (address) => {
    const response = await found(address);
    if (response) await cache.put(address, response);
  });
  await Promise.all([...[...CLIENT].filter((address) => address !== PAGE).map(keep), ...known]);
  await keep(PAGE);
}

/** What playing takes, which the page may have fetched a moment ago; what only some bots take comes with them. */
async function keepLater() {
  const cache = await caches.open(CACHE);
  // Names alone: whoever holds a file keeps the browser from putting beside it what it has compiled of it.
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const isMissing = (address) => !kept.has(address) && !address.endsWith('.weights');
  for (const address of [...LATER].filter(isMissing)) await cache.put(address, await fetched(address));
}

async function forgetLater() {
  const cache = await caches.open(CACHE);
  await Promise.all([...LATER].map((address) => cache.delete(address)));
}

async function olderCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith(MINE) && name !== CACHE);
  return Promise.all(names.map((name) => caches.open(name)));
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(MINE) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function page(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(PAGE)) ?? fetch(request);
}

/** From the cache; what is not there yet comes from the network once, and is kept while the page reads it. */
async function kept(address, event) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(address);
  if (found) return found;
  const response = await fetch(event.request);
  if (isIt(response, address)) event.waitUntil(cache.put(address, response.clone()));
  return response;
}

/** Records that somebody shared with the app: the page reads them on the replay page. */
async function shared(request) {
  const files = (await request.formData()).getAll('records');
  const texts = await Promise.all(files.map((file) => file.text()));
  await (await caches.open(SHARED)).put(at('shared'), new Response(JSON.stringify(texts)));
  return Response.redirect(at('./#/replay?shared=yes'), 303);
}
