import { href, isHere, wordsOf } from './links';

/** Addresses live behind the #: codes of invitations never reach a server's log. */
export interface Route {
  page: string;
  id: string;
  asked: URLSearchParams;
  /** Whether it is about tables on this device. */
  here: boolean;
}

function read(): Route {
  const [, query = ''] = location.hash.split('?');
  const [page = '', id = ''] = wordsOf(location.hash).map(decode);
  return { page: page.toLowerCase(), id, asked: new URLSearchParams(query), here: isHere() };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw<Route>(read());
/** The address that the page knows of. */
let known = location.hash;
addEventListener('hashchange', follow);

function follow(): void {
  known = location.hash;
  current = read();
}

export function route(): Route {
  return current;
}

export function go(page: string, id = '', asked: Record<string, string> = {}): void {
  location.hash = href(page, id, asked);
}

/** Changes the address without a new entry in the history, for the page that was made for `from`. Anybody who has gone
 * elsewhere stays there: a page may still be in sight, or wait for an answer, after it has been left. */
export function replace(from: Route, page: string, id = '', asked: Record<string, string> = {}): void {
  if (location.hash !== known || current.page !== from.page || current.id !== from.id) return;
  history.replaceState(null, '', href(page, id, asked));
  follow();
}
