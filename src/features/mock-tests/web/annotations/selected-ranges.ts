import { trimRange, type BlockRange } from '#ielts/paper/text-ranges.ts';

/** How many characters of a block lie before a place in it. */
function offsetIn(block: Element, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(block);
  before.setEnd(node, offset);
  return before.toString().length;
}

export function textOf(block: Element): string {
  return block.textContent ?? '';
}

/** What of a paper's blocks is selected, block by block; nothing where the selection lies elsewhere. */
export function selectedRanges(paper: Element, selection: Selection | null): BlockRange[] {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return [];
  const range = selection.getRangeAt(0);
  return [...paper.querySelectorAll<HTMLElement>('[data-block]')].flatMap((block) => {
    if (!range.intersectsNode(block)) return [];
    const start = block.contains(range.startContainer)
      ? offsetIn(block, range.startContainer, range.startOffset)
      : 0;
    const end = block.contains(range.endContainer)
      ? offsetIn(block, range.endContainer, range.endOffset)
      : textOf(block).length;
    const trimmed = trimRange(textOf(block), { start, end });
    return trimmed ? [{ block: block.dataset.block ?? '', ...trimmed }] : [];
  });
}

/** The block of that name as it is drawn now. */
export function findBlock(paper: Element, name: string): Element | undefined {
  return [...paper.querySelectorAll<HTMLElement>('[data-block]')].find(
    ({ dataset }) => dataset.block === name,
  );
}
