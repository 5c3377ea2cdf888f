const EVERY_MS = 15_000;

/** Looks now, again and again while somebody looks at the page, and at once when somebody looks again. */
export function poll(look: () => void): () => void {
  const lookIfSeen = (): void => {
    if (!document.hidden) look();
  };
  look();
  const timer = setInterval(lookIfSeen, EVERY_MS);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
