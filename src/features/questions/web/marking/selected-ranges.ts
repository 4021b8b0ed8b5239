import { trimRange, type BlockRange } from '#ielts/paper/text-ranges.ts';

/** The count of a block's characters before a place in it. */
function offsetIn(block: Element, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(block);
  before.setEnd(node, offset);
  return before.toString().length;
}

export function textOf(block: Element): string {
  return block.textContent ?? '';
}

/** The selected ranges of a paper's blocks. Empty where the selection is elsewhere. */
export function selectedRanges(paper: Element, selection: Selection | null): BlockRange[] {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return [];
  const range = selection.getRangeAt(0);
  return [...paper.querySelectorAll<HTMLElement>('[data-text-block]')].flatMap((block) => {
    if (!range.intersectsNode(block)) return [];
    const start = block.contains(range.startContainer)
      ? offsetIn(block, range.startContainer, range.startOffset)
      : 0;
    const end = block.contains(range.endContainer)
      ? offsetIn(block, range.endContainer, range.endOffset)
      : textOf(block).length;
    const trimmed = trimRange(textOf(block), { start, end });
    return trimmed ? [{ block: block.dataset.textBlock ?? '', ...trimmed }] : [];
  });
}

/** The current element of a block. */
export function findBlock(paper: Element, name: string): Element | undefined {
  return [...paper.querySelectorAll<HTMLElement>('[data-text-block]')].find(
    ({ dataset }) => dataset.textBlock === name,
  );
}
