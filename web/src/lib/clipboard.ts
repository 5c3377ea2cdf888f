import { browser } from './browser';

/** Puts what stands in a field on the clipboard. Over plain HTTP there is only the old way. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  const { clipboard } = browser();
  const copied = clipboard
    ? await clipboard.writeText(field.value).then(
        () => true,
        () => false,
      )
    : false;
  if (copied) return true;
  field.select(); // where nothing can be copied, it can at least be taken from here
  return document.execCommand('copy');
}

/** Phones have a sheet of their own for sending a link to somebody. */
export function canShare(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}
