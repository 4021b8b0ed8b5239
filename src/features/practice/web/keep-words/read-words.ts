import { MOST_WORDS, sentenceAround, wordsOf } from './sentence-around.ts';

/** The attribute of a text whose words a learner may keep. */
const SOURCE = '[data-words]';
const BLOCK =
  'p, li, td, th, dd, dt, h1, h2, h3, h4, h5, h6, blockquote, figcaption, legend, summary, [data-words]';
/** What stands in a text without being of it, and what a correction replaces. */
const NOT_TEXT =
  'button, input, select, textarea, sup, del, [data-aside], [aria-hidden="true"], .visually-hidden';

export type ChosenWords = { readonly word: string; readonly example: string };

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** Whether something is selected in a text whose words a learner may keep. */
export function isInSource(selection: Selection | null): selection is Selection {
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return false;
  const { startContainer } = selection.getRangeAt(0);
  const element = elementOf(startContainer);
  return !!element && !!element.closest(SOURCE) && !element.closest(NOT_TEXT);
}

/** The words that are selected in the page, and their sentence. Undefined: nothing that a card could be made of. */
export function readWords(): ChosenWords | undefined {
  const selection = document.getSelection();
  if (!isInSource(selection)) return undefined;
  const range = selection.getRangeAt(0);
  const block = elementOf(range.startContainer)?.closest(BLOCK);
  if (!block) return undefined;
  // A double click on a last word ends before the next block.
  const isWithin = block.contains(range.endContainer) && range.endContainer !== block;
  if (!isWithin && range.toString().trim().split(/\s+/).length > MOST_WORDS) return undefined;

  let text = '';
  let start: number | undefined;
  let end: number | undefined;
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (elementOf(node)?.closest(NOT_TEXT)) continue;
    const { length } = text;
    text += node.nodeValue ?? '';
    if (range.comparePoint(node, 0) >= 0) start ??= length;
    if (node === range.startContainer) start = length + range.startOffset;
    if (node === range.endContainer) end = length + range.endOffset;
    else if (end === undefined && range.comparePoint(node, 0) > 0) end = length;
  }
  if (start === undefined) return undefined;
  const span = wordsOf(text, { start, end: Math.max(start, end ?? text.length) });
  if (!span) return undefined;
  const word = text.slice(span.start, span.end).replace(/\s+/g, ' ');
  // A learner's own sentence may be wrong, and a card would teach it.
  const isOwn = block.closest('[data-own-text]') !== null;
  return { word, example: isOwn ? '' : sentenceAround(text, span) };
}
