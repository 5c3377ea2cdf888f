import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownSha256 } from '../src/lib/sha256';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test('our own digest is the one that everybody knows, for messages of any length', () => {
  for (let length = 0; length < 200; length += 1) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 31 + length) % 256);
    expect(hex(ownSha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});
