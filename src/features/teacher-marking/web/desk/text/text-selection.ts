import { trimSpan, type Span } from './word-cursor.ts';

/** The attribute of a run of the learner's text: its offset. Everything else in the text is ours. */
export const RUN = 'data-run';

const runsOf = (container: Element) => [...container.querySelectorAll<HTMLElement>(`[${RUN}]`)];
const startOf = (run: Element) => Number(run.getAttribute(RUN));
const lengthOf = (run: Element) => run.textContent.length;

/** The offset in the learner's text of a place in the page. */
function offsetOf(container: Element, node: Node, offset: number): number {
  const element = node instanceof Element ? node : node.parentElement;
  const run = element?.closest(`[${RUN}]`);
  if (run && container.contains(run)) {
    if (node.nodeType === Node.TEXT_NODE) return startOf(run) + Math.min(offset, lengthOf(run));
    return startOf(run) + (offset === 0 ? 0 : lengthOf(run));
  }
  // Between runs, on a number or a suggestion: the end of the last run before it.
  const place = document.createRange();
  place.setStart(node, offset);
  place.collapse(true);
  const before = runsOf(container).filter((each) => {
    const whole = document.createRange();
    whole.selectNodeContents(each);
    return whole.compareBoundaryPoints(Range.END_TO_START, place) <= 0 && isBefore(whole, place);
  });
  const last = before[before.length - 1];
  return last ? startOf(last) + lengthOf(last) : 0;
}

const isBefore = (whole: Range, place: Range) => whole.compareBoundaryPoints(Range.END_TO_END, place) <= 0;

/** The words of the text that are selected in the page. Undefined: none. */
export function readSelection(container: Element, text: string): Span | undefined {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  if (!container.contains(range.startContainer) || !container.contains(range.endContainer)) return undefined;
  const start = offsetOf(container, range.startContainer, range.startOffset);
  const end = offsetOf(container, range.endContainer, range.endOffset);
  return trimSpan(text, { start, end });
}

/** Where an offset of the text is in the page. `isEnd`: the end of a run counts, not the start of the next one. */
function placeOf(container: Element, offset: number, isEnd: boolean): readonly [Node, number] | undefined {
  for (const run of runsOf(container)) {
    const from = startOf(run);
    const to = from + lengthOf(run);
    const isIn = isEnd ? offset > from && offset <= to : offset >= from && offset < to;
    if (isIn && run.firstChild) return [run.firstChild, offset - from];
  }
  return undefined;
}

/** Selects words of the text in the page, and shows them. */
export function selectSpan(container: Element, { start, end }: Span): void {
  const [from, to] = [placeOf(container, start, false), placeOf(container, end, true)];
  if (!from || !to) return;
  document.getSelection()?.setBaseAndExtent(from[0], from[1], to[0], to[1]);
  to[0].parentElement?.scrollIntoView({ block: 'nearest' });
}
