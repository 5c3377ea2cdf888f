import { correction, generate } from 'lean-qr/nano';

/** A QR code as an SVG path of unit squares. */
export function qrCode(text: string): { size: number; path: string } {
  const { size, get } = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) if (get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return { size, path };
}
