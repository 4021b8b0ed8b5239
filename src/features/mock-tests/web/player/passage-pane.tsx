import { memo } from 'react';
import type { HeldAnswer } from '../../domain/merge-answers.ts';
import type { ReadingPart } from '#ielts/paper/paper.ts';
import { HeadingSlot, boxName } from '#features/questions/web/index.ts';
import { PassageView } from './passage-view.tsx';
import { sharedOptions } from '#ielts/paper/shared-options.ts';

type PassagePaneProps = {
  readonly part: ReadingPart;
  /** The name of its passage among the blocks of the paper: `p1`. */
  readonly block: string;
  readonly answers: ReadonlyMap<number, HeldAnswer>;
  readonly disabled: boolean;
  /** Numbers of answers that change no more, with commas round each. */
  readonly locked: string;
  readonly onChange: (number: number, value: string) => void;
  readonly onVisit: (number: number) => void;
};

/** The passage of a part, with a place for a heading above each paragraph that wants one. */
export function PassagePane({ answers, ...passage }: PassagePaneProps) {
  const values = passage.part.groups
    .filter((group) => group.type === 'matching-headings')
    .flatMap(({ questions }) => questions.map(({ number }) => answers.get(number)?.value ?? ''));
  return <HeadedPassage {...passage} values={JSON.stringify(values)} />;
}

type HeadedPassageProps = Omit<PassagePaneProps, 'answers'> & {
  /** The headings chosen, in the order of their questions, as one text: a long text is drawn again for its own headings only. */
  readonly values: string;
};

const HeadedPassage = memo(function HeadedPassage({
  part,
  block,
  values,
  disabled,
  locked,
  onChange,
  onVisit,
}: HeadedPassageProps) {
  const held = JSON.parse(values) as readonly string[];
  const wanted = part.groups
    .filter((group) => group.type === 'matching-headings')
    .flatMap((group) => group.questions.map((question) => ({ group, ...question })));
  const slotOf = (letter: string) => {
    const place = wanted.findIndex(({ paragraph }) => paragraph === letter);
    const slot = wanted[place];
    if (!slot) return null;
    const { group, number } = slot;
    return (
      <HeadingSlot
        number={number}
        paragraph={letter}
        options={sharedOptions(group, part)}
        box={boxName(group)}
        value={held[place] ?? ''}
        disabled={disabled || locked.includes(`,${number},`)}
        onChange={(value) => onChange(number, value)}
        onVisit={() => onVisit(number)}
        onMoved={(from) => onChange(from, '')}
      />
    );
  };
  return <PassageView passage={part.passage} block={block} above={slotOf} />;
});
