import type { HeldAnswer } from '../domain/merge-answers.ts';
import type { ReadingPart } from '../domain/paper.ts';
import { HeadingSlot } from './heading-slot.tsx';
import { PassageView } from './passage-view.tsx';
import { boxName } from './group-block.ts';
import { sharedOptions } from './shared-options.ts';

type PassagePaneProps = {
  readonly part: ReadingPart;
  /** The name of its passage among the blocks of the paper: `p1`. */
  readonly block: string;
  readonly answers: ReadonlyMap<number, HeldAnswer>;
  readonly disabled: boolean;
  readonly onChange: (number: number, value: string) => void;
  readonly onVisit: (number: number) => void;
};

/** The passage of a part, with a place for a heading above each paragraph that wants one. */
export function PassagePane({ part, block, answers, disabled, onChange, onVisit }: PassagePaneProps) {
  const { passage } = part;
  const groups = part.groups.filter((group) => group.type === 'matching-headings');
  const slotOf = (letter: string) => {
    for (const group of groups) {
      const question = group.questions.find(({ paragraph }) => paragraph === letter);
      if (!question) continue;
      const { number } = question;
      return (
        <HeadingSlot
          number={number}
          paragraph={letter}
          options={sharedOptions(group, part)}
          box={boxName(group)}
          value={answers.get(number)?.value ?? ''}
          disabled={disabled}
          onChange={(value) => onChange(number, value)}
          onVisit={() => onVisit(number)}
          onMoved={(from) => onChange(from, '')}
        />
      );
    }
    return null;
  };
  return <PassageView passage={passage} block={block} above={slotOf} />;
}
