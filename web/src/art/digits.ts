/** Our own numerals, cut from a broad ribbon: 56 high, centred on the origin. */
export const RIBBONS: Record<string, string> = {
  '0': 'M0-27C-19-27-19 27 0 27C19 27 19-27 0-27Z',
  '1': 'M-10-16L3-27V27',
  '2': 'M-15-14C-14-32 17-32 16-11C15 4-9 10-16 26H17',
  '3': 'M-14-21C-6-31 15-29 14-14C13-4 4-3-3-3C5-3 17 0 16 13C15 30-9 31-16 19',
  '4': 'M8 27V-26L-18 11H19',
  '8': 'M0-3C-19-7-16-27 0-27C16-27 19-7 0-3C-21 2-21 27 0 27C21 27 21 2 0-3Z',
};

export function digit(value: number, x: number, y: number, size: number, colour: string, weight = 12): string {
  const scale = size / 56;
  const ribbons = [...String(value)];
  const advance = 44;
  return ribbons
    .map((name, i) => {
      const shift = (i - (ribbons.length - 1) / 2) * advance * scale;
      return `<path d="${RIBBONS[name] ?? ''}" transform="translate(${x + shift} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
    })
    .join('');
}
