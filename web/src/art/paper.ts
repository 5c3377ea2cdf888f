/** Paper and scissors: the few shapes every picture is cut from, written as SVG text. Pictures use no ids, so any number of them can share a page. */

export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 280;
export const WHOLE_CARD = 'M0 0H200V280H0Z';

const SHADOW = '#1e1207';

export type Point = readonly [x: number, y: number];

export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function at([x, y]: Point): string {
  return `${num(x)} ${num(y)}`;
}

export function polar([x, y]: Point, degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

/** A flat shape without a shadow, glued onto the sheet below it. */
export function flat(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra && ' ' + extra}/>`;
}

/** A cut sheet that lies above what was drawn before it: the higher, the longer its shadow. */
export function cut(d: string, fill: string, height = 1): string {
  const far = `<path d="${d}" transform="translate(${num(0.9 * height)} ${num(3.4 * height)})" stroke="${SHADOW}" stroke-width="${num(2.6 * height)}" stroke-opacity=".07" fill="${SHADOW}" fill-opacity=".1"/>`;
  const near = `<path d="${d}" transform="translate(${num(0.4 * height)} ${num(1.4 * height)})" fill="${SHADOW}" fill-opacity=".2"/>`;
  return far + near + flat(d, fill);
}

export function line(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra && ' ' + extra}/>`;
}

/** The same on the other side of the card. */
export function mirrored(content: string): string {
  return `<g transform="matrix(-1 0 0 1 ${CARD_WIDTH} 0)">${content}</g>`;
}

/** Detail that would only be mud on a small card: hidden there by the style sheet of the picture. */
export function fine(content: string): string {
  return `<g class="fine">${content}</g>`;
}

export function disc([x, y]: Point, radius: number): string {
  return ellipse([x, y], radius, radius);
}

export function ellipse([x, y]: Point, rx: number, ry: number): string {
  return `M${at([x - rx, y])}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0Z`;
}

/** A leaf or feather: pointed at its root, widest at `belly` (0 to 1) of its length. */
export function leaf(root: Point, degrees: number, length: number, halfWidth: number, belly = 0.55): string {
  const tip = polar(root, degrees, length);
  const middle = polar(root, degrees, length * belly);
  const left = polar(middle, degrees - 90, halfWidth * 1.9);
  const right = polar(middle, degrees + 90, halfWidth * 1.9);
  return `M${at(root)}Q${at(left)} ${at(tip)}Q${at(right)} ${at(root)}Z`;
}

/** A feather with a round end. */
export function plume(root: Point, degrees: number, length: number, halfWidth: number): string {
  const shoulder = polar(root, degrees, length - halfWidth);
  const left = polar(shoulder, degrees - 90, halfWidth);
  const right = polar(shoulder, degrees + 90, halfWidth);
  const knee = polar(root, degrees, length * 0.45);
  return `M${at(root)}Q${at(polar(knee, degrees - 90, halfWidth * 0.6))} ${at(left)}A${num(halfWidth)} ${num(halfWidth)} 0 0 1 ${at(right)}Q${at(polar(knee, degrees + 90, halfWidth * 0.6))} ${at(root)}Z`;
}

/** A ring of tufts, as of a mane: points at `outer`, valleys at `inner`, leaning by `lean` degrees. */
export function tufts(centre: Point, count: number, inner: number, outer: number, lean = 0, stretch = 1): string {
  const place = (degrees: number, radius: number): Point => {
    const [x, y] = polar(centre, degrees, radius);
    return [x, y > centre[1] ? centre[1] + (y - centre[1]) * stretch : y];
  };
  const step = 360 / count;
  let d = `M${at(place(0, inner))}`;
  for (let i = 0; i < count; i++) {
    const start = i * step;
    const tip = place(start + step / 2 + lean, outer);
    d += `Q${at(place(start + step * 0.1, outer * 0.92))} ${at(tip)}Q${at(place(start + step * 0.9, outer * 0.92))} ${at(place(start + step, inner))}`;
  }
  return d + 'Z';
}

/** Blades of grass along a line, as one jagged sheet that reaches down to `floor`. */
export function grass(from: number, to: number, base: number, heights: readonly number[], floor: number): string {
  const width = (to - from) / heights.length;
  let d = `M${at([from, floor])}V${num(base)}`;
  heights.forEach((height, i) => {
    const x = from + i * width;
    const sway = (i % 3) - 1;
    d += `Q${at([x + width * 0.35, base - height * 0.5])} ${at([x + width * (0.5 + sway * 0.35), base - height])}Q${at([x + width * 0.7, base - height * 0.4])} ${at([x + width, base])}`;
  });
  return d + `V${num(floor)}Z`;
}

export interface Size {
  width: number;
  height: number;
}

export const CARD: Size = { width: CARD_WIDTH, height: CARD_HEIGHT };

/** The whole picture. Its own media queries answer to the size at which it is shown. */
export function picture(content: string, { width, height }: Size = CARD): string {
  const style =
    '.small,.tiny{display:none}@media(max-width:64px){.fine,.large{display:none}.small{display:inline}.subject{transform:translate(-22px,-40px) scale(1.22)}}@media(max-width:52px){.scene{transform:translate(-6.4px,-6.3px) scale(1.064,1.045)}.notiny{display:none}.tiny{display:inline}}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}</style>${content}</svg>`;
}
