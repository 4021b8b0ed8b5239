import type { HeldAnswer } from '../domain/merge-answers.ts';
import { groupHeading, groupInstructions } from '../domain/instructions.ts';
import { TRUE_FALSE_NOT_GIVEN, type QuestionGroup } from '../domain/paper.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import { GapQuestion } from './gap-question.tsx';
import styles from './questions.module.css';

type QuestionGroupsProps = {
  readonly groups: readonly QuestionGroup[];
  readonly answers: ReadonlyMap<number, HeldAnswer>;
  readonly disabled: boolean;
  readonly onChange: (number: number, value: string) => void;
  /** The candidate is at this question now. */
  readonly onVisit: (number: number) => void;
};

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

/** The questions of a section, group by group, with what each group asks for. English, like the test. */
export function QuestionGroups({ groups, answers, disabled, onChange, onVisit }: QuestionGroupsProps) {
  const common = (number: number) => ({
    number,
    value: answers.get(number)?.value ?? '',
    disabled,
    onChange: (value: string) => onChange(number, value),
    onVisit: () => onVisit(number),
  });
  return (
    <div lang="en">
      {groups.map((group) => (
        <section key={groupHeading(group)} className={styles.group}>
          <h2 className={styles.heading}>{groupHeading(group)}</h2>
          {groupInstructions(group).map((line) => (
            <p key={line} className={styles.instruction}>
              {line}
            </p>
          ))}
          <div className={styles.list}>{renderQuestions(group, common)}</div>
        </section>
      ))}
    </div>
  );
}

type Common = (number: number) => {
  number: number;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  onVisit: () => void;
};

function renderQuestions(group: QuestionGroup, common: Common) {
  switch (group.type) {
    case 'true-false-not-given':
      return group.questions.map(({ number, statement }) => (
        <ChoiceQuestion
          key={number}
          {...common(number)}
          text={statement}
          layout="row"
          choices={TRUE_FALSE_NOT_GIVEN.map((value) => ({ value, label: value }))}
        />
      ));
    case 'multiple-choice':
      return group.questions.map(({ number, stem, options }) => (
        <ChoiceQuestion
          key={number}
          {...common(number)}
          text={stem}
          layout="column"
          choices={options.map((label, place) => ({
            value: LETTERS[place] ?? '',
            letter: LETTERS[place],
            label,
          }))}
        />
      ));
    case 'sentence-completion':
      return group.questions.map(({ number, text }) => (
        <GapQuestion key={number} {...common(number)} text={text} />
      ));
    default:
      return group satisfies never;
  }
}
