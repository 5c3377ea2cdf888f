/** A name that nobody else will choose. `crypto.randomUUID` is kept from pages that come over plain HTTP. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
