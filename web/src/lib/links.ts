import { runtime } from './runtime';

const HERE = 'here';

/** Whether the address speaks of tables on this device. Where there is a server too, it says so in its first word. */
export function isHere(): boolean {
  return runtime !== null && (runtime.alone === true || pathOf(location.hash)[0] === HERE);
}

/** The words of an address, less the one that says where. */
export function wordsOf(hash: string): string[] {
  const words = pathOf(hash);
  return runtime && words[0] === HERE ? words.slice(1) : words;
}

function pathOf(hash: string): string[] {
  return (hash.replace(/^#\/?/, '').split('?')[0] ?? '').split('/');
}

/** The same game without the server, or back to it. */
export function elsewhere(): string {
  return isHere() ? '#/' : `#/${HERE}`;
}

export function href(page: string, id = '', asked: Record<string, string> = {}): string {
  const query = new URLSearchParams(asked).toString();
  const where = isHere() && !runtime?.alone ? `${HERE}/` : '';
  return `#/${where}${page}${id ? `/${encodeURIComponent(id)}` : ''}${query ? `?${query}` : ''}`;
}

/** Where an address leads that had its path before the #, as when somebody typed it: the server says so in `to`. */
export function addressed({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const to = new URLSearchParams(search).get('to');
  if (to === null && !pathname.endsWith('.html')) return null;
  return `${pathname.replace(/[^/]*$/, '')}${hash || (to ? `#/${to}` : '')}`;
}

/** The code of an invitation as it was made: no full stop of the sentence it came in, no capitals of a keyboard. */
export function codeIn(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The whole address, to send to somebody. Where it names a table, the server says in previews of it who invites. */
export function link(page: string, id: string, asked: Record<string, string> = {}, table = ''): string {
  const preview = table && `t/${table}?lang=${document.documentElement.lang}`;
  return `${location.origin}${location.pathname}${preview}${href(page, id, asked)}`;
}
