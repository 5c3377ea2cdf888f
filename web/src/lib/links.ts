export function href(page: string, id = '', asked: Record<string, string> = {}): string {
  const query = new URLSearchParams(asked).toString();
  return `#/${page}${id ? `/${encodeURIComponent(id)}` : ''}${query ? `?${query}` : ''}`;
}

/** Where an address leads that has its path before the #, as when somebody typed it; null: it is as it should be. */
export function addressed({ pathname, hash }: { pathname: string; hash: string }): string | null {
  if (pathname === '/') return null;
  return `/${hash || (pathname.endsWith('.html') ? '' : `#${pathname}`)}`;
}

/** The code of an invitation as it was made: no full stop of the sentence it came in, no capitals of a keyboard. */
export function codeIn(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The whole address, to send to somebody. */
export function link(page: string, id: string, asked: Record<string, string> = {}): string {
  return `${location.origin}${location.pathname}${href(page, id, asked)}`;
}
