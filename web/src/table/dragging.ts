/** A card can be dragged out of the hand and dropped on the table, with a mouse, a pen or a finger. */

/** A click trembles a little. */
const TREMBLE_PX = 10;

export function dragging(drop: (id: string) => void): (hand: HTMLElement) => () => void {
  return (hand) => {
    let held: { slot: HTMLElement; x: number; y: number; picture: HTMLElement | null } | null = null;

    function take(event: PointerEvent): void {
      const slot = event.target instanceof Element ? event.target.closest<HTMLElement>('.slot.legal') : null;
      if (!slot || !event.isPrimary || event.button !== 0) return;
      held = { slot, x: event.clientX, y: event.clientY, picture: null };
      addEventListener('pointermove', move);
      addEventListener('pointerup', release);
      addEventListener('pointercancel', letGo);
      addEventListener('keydown', cancel);
    }

    const isOverTable = (event: PointerEvent): boolean => event.clientY < hand.getBoundingClientRect().top;

    function move(event: PointerEvent): void {
      if (!held) return;
      const [x, y] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.picture && Math.hypot(x, y) < TREMBLE_PX) return;
      held.picture ??= lifted(held.slot);
      held.picture.style.transform = `translate(${x}px, ${y}px)`;
      held.picture.classList.toggle('over', isOverTable(event));
    }

    function release(event: PointerEvent): void {
      const { slot, picture } = held ?? {};
      letGo();
      if (!picture || !slot) return;
      // The pointer went down on a card: where it comes up is no click.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      if (isOverTable(event) && slot.dataset.card) drop(slot.dataset.card);
    }

    function cancel(event: KeyboardEvent): void {
      if (event.key === 'Escape') letGo();
    }

    function letGo(): void {
      held?.picture?.remove();
      held?.slot.classList.remove('lifted');
      held = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', letGo);
      removeEventListener('keydown', cancel);
    }

    const stay = (event: Event): void => event.preventDefault(); // pictures have a way of their own to be dragged
    hand.addEventListener('pointerdown', take);
    hand.addEventListener('dragstart', stay);
    return () => {
      letGo();
      hand.removeEventListener('pointerdown', take);
      hand.removeEventListener('dragstart', stay);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A picture of the card that follows the pointer; the card itself stays in the hand, paler. */
function lifted(slot: HTMLElement): HTMLElement {
  const { left, top, width, height } = slot.getBoundingClientRect();
  const picture = document.createElement('div');
  picture.className = 'flying dragged';
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  picture.style.setProperty('--card-width', `${slot.offsetWidth}px`);
  picture.append(...[...slot.children].map((child) => child.cloneNode(true)));
  document.body.append(picture);
  slot.classList.add('lifted');
  return picture;
}
