import { memo } from 'react';
import type { ReadingPart } from '#ielts/paper/paper.ts';
import { HeadingSlot, boxName, useAnswers } from '#features/questions/web/index.ts';
import { PassageView } from './passage-view.tsx';
import { sharedOptions } from '#ielts/paper/shared-options.ts';

type PassagePaneProps = {
  readonly part: ReadingPart;
  /** The name of its passage among the blocks of the paper: `p1`. */
  readonly block: string;
};

/**
 * The passage of a part, with a slot above each paragraph that needs a heading. A long text is redrawn for its own
 * headings only.
 */
export const PassagePane = memo(function PassagePane({ part, block }: PassagePaneProps) {
  const wanted = part.groups
    .filter((group) => group.type === 'matching-headings')
    .flatMap((group) => group.questions.map((question) => ({ group, ...question })));
  const fields = useAnswers(wanted.map(({ number }) => number));
  const slotOf = (letter: string) => {
    const slot = wanted.find(({ paragraph }) => paragraph === letter);
    if (!slot) return null;
    const { group, number } = slot;
    return (
      <HeadingSlot
        {...fields(number)}
        paragraph={letter}
        options={sharedOptions(group, part)}
        box={boxName(group)}
        onMoved={(from) => fields(from).onChange('')}
      />
    );
  };
  return <PassageView passage={part.passage} block={block} above={slotOf} />;
});
