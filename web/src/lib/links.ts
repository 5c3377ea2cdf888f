export function href(page: string, id = '', asked: Record<string, string> = {}): string {
  const query = new URLSearchParams(asked).toString();
  return `#/${page}${id ? `/${encodeURIComponent(id)}` : ''}${query ? `?${query}` : ''}`;
}

/** The whole address, to send to somebody. */
export function link(page: string, id: string): string {
  return `${location.origin}${location.pathname}${href(page, id)}`;
}
