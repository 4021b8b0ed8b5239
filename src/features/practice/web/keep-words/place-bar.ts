/** From words to the bar: the handles of a selection by finger are under it. */
const GAP_PX = 8;
const FINGER_GAP_PX = 28;
const EDGE_PX = 8;
/** What the marking tools of a lesson need at a selection, over or under it. */
const TOOLS_PX = 64;

/** Puts the bar under the selected words, over them where there is no room, and always on the screen. */
export function placeBar(bar: HTMLElement | null): void {
  const selection = document.getSelection();
  // Without a selection, after a press, it stays where it is.
  if (!bar || !selection || selection.rangeCount === 0 || selection.isCollapsed) return;
  const words = selection.getRangeAt(0).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bar;
  const { clientWidth, clientHeight } = document.documentElement;
  const gap = matchMedia('(pointer: coarse)').matches ? FINGER_GAP_PX : GAP_PX;
  const hasTools = document.querySelector('[data-words="tools"]') !== null;
  const under = words.bottom + (hasTools ? TOOLS_PX : gap);
  const areToolsOver = hasTools && words.bottom + TOOLS_PX > clientHeight;
  const over = words.top - height - (areToolsOver ? TOOLS_PX : gap);
  const top = under + height + EDGE_PX <= clientHeight ? under : over;
  const within = (place: number, most: number) => Math.max(EDGE_PX, Math.min(place, most - EDGE_PX));
  const left = words.left + words.width / 2 - width / 2;
  // The policy of the site refuses styles in the markup.
  bar.style.top = `${within(top, clientHeight - height)}px`;
  bar.style.left = `${within(left, clientWidth - width)}px`;
}
