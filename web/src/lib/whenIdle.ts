/** Does something once the browser has nothing better to do; what it gives ends it, before or after. */
export function whenIdle(work: () => () => void): () => void {
  let end: (() => void) | undefined;
  const begin = (): void => {
    end = work();
  };
  const waits = 'requestIdleCallback' in globalThis;
  const waiting = waits ? requestIdleCallback(begin, { timeout: 2000 }) : setTimeout(begin, 200);
  return () => {
    if (waits) cancelIdleCallback(waiting as number);
    else clearTimeout(waiting);
    end?.();
  };
}
