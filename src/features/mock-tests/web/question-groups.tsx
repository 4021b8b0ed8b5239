import { groupHeading, groupInstructions } from '../domain/instructions.ts';
import type { HeldAnswer } from '../domain/merge-answers.ts';
import type { Part, Skill } from '../domain/paper.ts';
import { Annotated } from './annotated.tsx';
import type { AnswerFields } from './answer-field.ts';
import { GroupBody } from './group-body.tsx';
import { groupBlock } from './group-block.ts';
import styles from './questions.module.css';

type QuestionGroupsProps = {
  readonly parts: readonly Part[];
  readonly skill: Skill;
  readonly answers: ReadonlyMap<number, HeldAnswer>;
  readonly disabled: boolean;
  readonly onChange: (number: number, value: string) => void;
  /** The candidate is at this question now. */
  readonly onVisit: (number: number) => void;
};

/** The questions of a section, group by group, with what each group asks for. English, like the test. */
export function QuestionGroups({ parts, skill, answers, disabled, onChange, onVisit }: QuestionGroupsProps) {
  const fields: AnswerFields = (number) => ({
    number,
    value: answers.get(number)?.value ?? '',
    disabled,
    onChange: (value) => onChange(number, value),
    onVisit: () => onVisit(number),
  });
  return (
    <div lang="en">
      {parts.flatMap((part) =>
        part.groups.map((group) => (
          <section key={groupHeading(group)} className={styles.group}>
            <h2 className={styles.heading}>
              <Annotated block={`${groupBlock(group)}.heading`} text={groupHeading(group)} />
            </h2>
            {groupInstructions(group, skill).map((line, place) => (
              <p key={line} className={styles.instruction}>
                <Annotated block={`${groupBlock(group)}.i${place}`} text={line} />
              </p>
            ))}
            <div className={styles.list}>
              <GroupBody group={group} part={part} fields={fields} />
            </div>
          </section>
        )),
      )}
    </div>
  );
}
