import { browser } from './browser';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Puts what stands in a field on the clipboard. Over plain HTTP there is only the old way. */
async function copyFrom(field: Field): Promise<boolean> {
  const copied = await browser()
    .clipboard?.writeText(field.value)
    .then(
      () => true,
      () => false,
    );
  if (copied) return true;
  field.select(); // where nothing can be copied, it can at least be taken from here
  return document.execCommand('copy');
}

/** Phones have a sheet of their own for sending a link to somebody. */
export function canShare(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Hands it to somebody: by that sheet, or else by the clipboard, from the field in which it stands. Whether it was copied. */
export async function handOver(shared: ShareData, field: Field): Promise<boolean> {
  if (!canShare()) return copyFrom(field);
  await navigator.share(shared).catch(() => undefined);
  return false;
}
