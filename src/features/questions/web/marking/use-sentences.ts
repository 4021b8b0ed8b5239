import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { sentencesOf, type BlockRange } from '#ielts/paper/text-ranges.ts';
import type { Marking } from './marking.ts';
import { findBlock, textOf } from './selected-ranges.ts';

/** The sentences of the blocks that are shown, in the order of the paper. */
function listSentences(paper: HTMLElement): BlockRange[] {
  return [...paper.querySelectorAll<HTMLElement>('[data-text-block]')]
    .filter(({ offsetParent }) => offsetParent !== null)
    .flatMap((block) =>
      sentencesOf(textOf(block)).map((range) => ({ block: block.dataset.textBlock ?? '', ...range })),
    );
}

/** The reading position: the first sentence whose block is not scrolled away. */
function firstInView(paper: HTMLElement | null, sentences: readonly BlockRange[]): BlockRange | undefined {
  const top = paper?.getBoundingClientRect().top ?? 0;
  const inView = sentences.find(({ block }) => {
    const element = paper && findBlock(paper, block);
    return element && element.getBoundingClientRect().bottom > top;
  });
  return inView ?? sentences[0];
}

/** Walks the paper sentence by sentence. The current sentence is marked and scrolled into view. */
export function useSentences(paper: RefObject<HTMLElement | null>, marking: Marking) {
  const [range, setRange] = useState<BlockRange>();
  /** Split once for the current blocks: a paper has hundreds. */
  const cut = useRef<{ readonly blocks: string; readonly sentences: readonly BlockRange[] }>(undefined);

  function sentencesNow(): readonly BlockRange[] {
    if (!paper.current) return [];
    const blocks = `${paper.current.dataset.shown} ${paper.current.querySelectorAll('[data-text-block]').length}`;
    if (cut.current?.blocks !== blocks) cut.current = { blocks, sentences: listSentences(paper.current) };
    return cut.current.sentences;
  }

  function reach(next: BlockRange | undefined): void {
    if (!next) return;
    marking.setPending(next);
    setRange(next);
    requestAnimationFrame(() =>
      paper.current?.querySelector('mark[data-pending]')?.scrollIntoView({ block: 'center' }),
    );
  }
  function near(step: 1 | -1): BlockRange | undefined {
    const sentences = sentencesNow();
    if (!range) return firstInView(paper.current, sentences);
    const { block, start, end } = range;
    const edge = sentences.findIndex((each) =>
      step > 0 ? each.block === block && each.end === end : each.block === block && each.start === start,
    );
    return sentences[edge + step];
  }

  const begin = useEffectEvent(() => reach(near(1)));
  useEffect(() => {
    const frame = requestAnimationFrame(() => begin());
    return () => {
      cancelAnimationFrame(frame);
      marking.setPending(undefined);
    };
  }, [marking]);

  return {
    range,
    text: paper.current && range ? (readRange(paper.current, range) ?? '') : '',
    lang: (paper.current && range && languageOf(paper.current, range.block)) ?? 'en',
    go: (step: 1 | -1) => reach(near(step)),
    /** Extends the range by the next sentence of the same block. */
    extend(): void {
      const next = near(1);
      if (range && next?.block === range.block) reach({ ...range, end: next.end });
    },
  };
}

export function readRange(paper: HTMLElement, { block, start, end }: BlockRange): string | undefined {
  const found = findBlock(paper, block);
  return found && textOf(found).slice(start, end);
}

/** The language in which a block is written. */
export function languageOf(paper: HTMLElement, block: string): string | undefined {
  return findBlock(paper, block)?.closest('[lang]')?.getAttribute('lang') ?? undefined;
}
