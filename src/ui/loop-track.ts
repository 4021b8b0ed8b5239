import { firstSlot, slotOf, wrap } from './loop-slots.ts';

export const TRANSITION_MS = 300;
/** From this distance on, a drag moves to the neighbour. A shorter one, however fast, snaps back. */
export const SWIPE_THRESHOLD_PX = 50;
/** Below it a touch is still a tap. */
const TAP_PX = 8;

export type LoopTrack = {
  /** Moves on by `step` slides; `jump` shows no movement. */
  readonly move: (step: number, jump?: boolean) => void;
  readonly isResting: () => boolean;
  readonly destroy: () => void;
};

function pointOf(event: MouseEvent | TouchEvent): { x: number; y: number } {
  const point = 'touches' in event ? event.touches[0] : event;
  return { x: point?.clientX ?? 0, y: point?.clientY ?? 0 };
}

/**
 * Turns a row of equally wide slides into an endless one that is dragged or moved by script. `onChange` gets
 * the first slide in view, and the number of positions to choose from (1 when all slides fit).
 */
export function loopTrack(
  viewport: HTMLElement,
  onChange: (selected: number, snaps: number) => void,
): LoopTrack | undefined {
  const track = viewport.firstElementChild;
  if (!(track instanceof HTMLElement) || track.children.length < 2) return undefined;
  const slides = Array.from(track.children) as HTMLElement[];
  const n = slides.length;
  let perView = 1;
  let slot = 0;
  let movingUntil = 0;
  let drag: { x: number; y: number; dx: number; sure: boolean } | undefined;
  let clickAfterDrag = false;

  const show = (at: number, from: number, to: number, smooth: boolean) => {
    const first = firstSlot(from, to, perView, n);
    slides.forEach((slide, index) => {
      const away = slotOf(index, first, n) - index;
      slide.style.transform = away === 0 ? '' : `translateX(${away * 100}%)`;
    });
    track.style.transition = smooth ? `transform ${TRANSITION_MS}ms ease-out` : 'none';
    track.style.transform = `translate3d(${(-at * 100) / perView}%, 0, 0)`;
  };
  const measure = () => {
    perView = Math.max(1, Math.round(track.offsetWidth / Math.max(1, slides[0]?.offsetWidth ?? 1)));
    if (n <= perView) slot = 0;
    viewport.scrollLeft = 0;
    show(slot, slot, slot, false);
    onChange(slot, n > perView ? n : 1);
  };
  /** From `from`, where the slides are drawn, to the whole slot `to`. */
  const settle = (from: number, to: number, jump: boolean) => {
    slot = wrap(to, n);
    const start = from + slot - to;
    if (!jump) {
      show(start, start, slot, false);
      void track.offsetWidth; // the browser must draw the start, or there is nothing to move from
      movingUntil = Date.now() + TRANSITION_MS;
    }
    show(slot, start, slot, !jump);
    onChange(slot, n > perView ? n : 1);
  };
  const move = (step: number, jump = false) => {
    if (n > perView && step !== 0) settle(slot, slot + step, jump);
  };

  const down = (event: MouseEvent | TouchEvent) => {
    const isOther = 'touches' in event ? event.touches.length > 1 : event.button !== 0;
    drag = isOther || n <= perView ? undefined : { ...pointOf(event), dx: 0, sure: false };
    clickAfterDrag = false;
  };
  const follow = (event: MouseEvent | TouchEvent) => {
    if (!drag) return;
    const { x, y } = pointOf(event);
    drag.dx = x - drag.x;
    if (!drag.sure) {
      if (Math.abs(drag.dx) < TAP_PX && Math.abs(y - drag.y) < TAP_PX) return;
      if ('touches' in event && Math.abs(y - drag.y) > Math.abs(drag.dx)) {
        drag = undefined;
        return;
      }
      drag.sure = true;
    }
    if (event.cancelable) event.preventDefault();
    const at = slot - (drag.dx * perView) / track.offsetWidth;
    show(at, at, Math.floor(at), false);
  };
  const up = () => {
    if (!drag) return;
    const { dx, sure } = drag;
    drag = undefined;
    if (!sure) return;
    clickAfterDrag = true;
    const dragged = (-dx * perView) / track.offsetWidth;
    const step =
      Math.abs(dx) > SWIPE_THRESHOLD_PX ? Math.sign(dragged) * Math.max(1, Math.round(Math.abs(dragged))) : 0;
    settle(slot + dragged, slot + step, false);
  };
  const click = (event: Event) => {
    if (!clickAfterDrag) return;
    clickAfterDrag = false;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Tab reaches slides out of view: bring them in, instead of the browser's own scrolling. */
  const focus = (event: FocusEvent) => {
    viewport.scrollLeft = 0;
    const index = slides.findIndex((slide) => slide.contains(event.target as Node));
    if (index >= 0 && wrap(index - slot, n) >= perView) move(index - slot, true);
    requestAnimationFrame(() => (viewport.scrollLeft = 0));
  };
  const noDrag = (event: Event) => event.preventDefault();

  const listeners: ReadonlyArray<[EventTarget, string, (event: never) => void, AddEventListenerOptions?]> = [
    [viewport, 'mousedown', down],
    [viewport, 'touchstart', down, { passive: true }],
    [document, 'mousemove', follow],
    [viewport, 'touchmove', follow, { passive: false }],
    [document, 'mouseup', up],
    [viewport, 'touchend', up],
    [viewport, 'touchcancel', up],
    [viewport, 'click', click, { capture: true }],
    [viewport, 'focusin', focus],
    [viewport, 'dragstart', noDrag],
    [window, 'resize', measure],
  ];
  for (const [on, name, listener, options] of listeners)
    on.addEventListener(name, listener as EventListener, options);
  measure();

  return {
    move,
    isResting: () => !drag && Date.now() >= movingUntil,
    destroy: () => {
      for (const [on, name, listener, options] of listeners)
        on.removeEventListener(name, listener as EventListener, options);
    },
  };
}
