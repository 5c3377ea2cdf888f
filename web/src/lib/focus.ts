/** Whoever plays with the keyboard is always somewhere. When what had the focus goes, or can be used no more, what it lay
 * in has it: not the next button, which a second stroke of the same key would press. */

const PLACES = 'section, article, aside, nav, ul, ol, dialog, main, [role="toolbar"]';

export function keepFocus(): () => void {
  /** The places around what has the focus, the nearest first. */
  let around: Element[] = [];

  function note({ target }: Event): void {
    around = [];
    let one = target instanceof Element ? target : null;
    for (; one; one = one.parentElement) if (one.matches(PLACES)) around.push(one);
  }

  /** A click beside everything is meant to take the focus away. */
  function leave(): void {
    around = [];
  }

  const isLost = (): boolean => around.length > 0 && document.activeElement?.matches('body, :disabled') !== false;

  function bringBack(): void {
    if (!isLost()) return;
    const place = around.find((one) => one.isConnected) ?? document.querySelector('main');
    if (!(place instanceof HTMLElement)) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  /** Between two places nothing has the focus for a moment. */
  const changes = new MutationObserver(() => {
    if (isLost()) setTimeout(bringBack);
  });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', leave, true);
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', leave, true);
  };
}
