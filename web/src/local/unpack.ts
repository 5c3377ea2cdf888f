const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** Copies of the files of a zip archive that is not compressed: whoever keeps some of them does not keep all of it. */
export function* unpack(archive: Uint8Array): Generator<{ name: string; data: Uint8Array }> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - 22; // the archives have no comment
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error('this is no archive of ours');
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY || view.getUint16(at + 10, true) !== 0)
      throw new Error('a file is compressed');
    const size = view.getUint32(at + 24, true);
    const [length, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield {
      name: new TextDecoder().decode(archive.subarray(at + 46, at + 46 + length)),
      data: archive.slice(start, start + size),
    };
    at += 46 + length + extra + comment;
  }
}
