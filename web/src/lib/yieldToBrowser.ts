/** A pause in which the browser can paint and answer; whoever does not look needs none. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else setTimeout(resolve);
  });
}
