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

self.addEventListener('install', (event) => event.waitUntil(keepClient()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
  if (event.data === 'keep-all') event.waitUntil(keepLater());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  url.hash = '';
  const isPage = request.mode === 'navigate' && [scope, at('index.html')].includes(url.href.replace(url.search, ''));
  if (request.method === 'POST' && url.href === at('share')) event.respondWith(shared(request));
  else if (request.method !== 'GET') return;
  else if (isPage) event.respondWith(kept(at('index.html'), request));
  else if (CLIENT.has(url.href) || LATER.has(url.href)) event.respondWith(kept(url.href, request));
});

/** Files are named after what they hold: what an older version has is not fetched again. */
async function keepClient() {
  const [cache, old] = await Promise.all([caches.open(CACHE), olderCaches()]);
  const found = async (address) => {
    if (!/\/(assets|local)\//.test(address)) return undefined;
    for (const one of old) {
      const response = await one.match(address);
      if (response) return response;
    }
  };
  const keep = async (address) => {
    const response = (await found(address)) ?? (await fetch(address, { cache: 'no-cache' }));
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    await cache.put(address, response);
  };
  const known = [...LATER].map(async (address) => {
    const response = await found(address);
    if (response) await cache.put(address, response);
  });
  await Promise.all([...[...CLIENT].map(keep), ...known]);
}

/** What playing takes, before anybody plays; what only some bots take comes with them. */
async function keepLater() {
  for (const address of LATER) if (!address.endsWith('.weights')) await kept(address, new Request(address));
}

async function olderCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith(MINE) && name !== CACHE);
  return Promise.all(names.map((name) => caches.open(name)));
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(MINE) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

/** From the cache; what is not there yet comes from the network once. */
async function kept(address, request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(address);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(address, response.clone());
  return response;
}

/** Records that somebody shared with the app: the page reads them on the replay page. */
async function shared(request) {
  const files = (await request.formData()).getAll('records');
  const texts = await Promise.all(files.map((file) => file.text()));
  await (await caches.open(SHARED)).put(at('shared'), new Response(texts.join('\n')));
  return Response.redirect(at('./#/replay?shared=yes'), 303);
}
