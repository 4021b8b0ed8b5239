import { memo } from 'react';
import { groupHeading, groupInstructions } from '#ielts/paper/instructions.ts';
import { printedLimit } from '#ielts/question-types/word-limit.ts';
import type { Part, Skill } from '#ielts/paper/paper.ts';
import type { QuestionGroup } from '#ielts/question-types/registry.ts';
import { Annotated } from './annotated.tsx';
import type { AnswerFields } from './answer-field.ts';
import { groupBlock } from './group-block.ts';
import { GROUP_VIEWS } from './group-views.ts';
import styles from './questions.module.css';

type Given = {
  readonly skill: Skill;
  readonly disabled: boolean;
  /** Numbers of answers that change no more, with commas round each: `,3,12,`. */
  readonly locked?: string;
  /** The same from one drawing to the next, as is `onVisit`. */
  readonly onChange: (number: number, value: string) => void;
  /** The candidate is at this question now. */
  readonly onVisit: (number: number) => void;
};

type QuestionGroupsProps = Given & {
  readonly parts: readonly Part[];
  readonly answers: ReadonlyMap<number, { readonly value: string }>;
};

/** The questions of a section, group by group, with what each group asks for. English, like the test. */
export function QuestionGroups({ parts, answers, ...given }: QuestionGroupsProps) {
  const valuesOf = ({ questions }: QuestionGroup) =>
    JSON.stringify(questions.map(({ number }) => answers.get(number)?.value ?? ''));
  return (
    <div lang="en">
      {parts.flatMap((part) =>
        part.groups.map((group) => (
          <OneGroup key={groupHeading(group)} group={group} part={part} values={valuesOf(group)} {...given} />
        )),
      )}
    </div>
  );
}

type OneGroupProps = Given & {
  readonly group: QuestionGroup;
  readonly part: Part;
  /** Its answers as one text, so that a group is drawn again only when one of its own has changed. */
  readonly values: string;
};

const OneGroup = memo(function OneGroup({
  group,
  part,
  values,
  skill,
  disabled,
  locked = '',
  onChange,
  onVisit,
}: OneGroupProps) {
  const held = JSON.parse(values) as readonly string[];
  const fields: AnswerFields = (number) => ({
    number,
    value: held[group.questions.findIndex((question) => question.number === number)] ?? '',
    disabled: disabled || locked.includes(`,${number},`),
    onChange: (value) => onChange(number, value),
    onVisit: () => onVisit(number),
  });
  const View = GROUP_VIEWS[group.type];
  return (
    <section className={styles.group} data-group="">
      <h2 className={styles.heading}>
        <Annotated block={`${groupBlock(group)}.heading`} text={groupHeading(group)} />
      </h2>
      {groupInstructions(group, skill).map((line, place) => (
        <p key={line} className={styles.instruction}>
          <Annotated block={`${groupBlock(group)}.i${place}`} text={line} bold={printedLimit(line)} />
        </p>
      ))}
      <div className={styles.list}>
        <View group={group} part={part} fields={fields} />
      </div>
    </section>
  );
});
