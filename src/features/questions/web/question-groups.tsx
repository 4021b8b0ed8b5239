import { memo } from 'react';
import { groupHeading, groupInstructions } from '#ielts/paper/instructions.ts';
import { printedLimit } from '#ielts/question-types/word-limit.ts';
import type { Part, Skill } from '#ielts/paper/paper.ts';
import type { QuestionGroup } from '#ielts/question-types/registry.ts';
import { Annotated } from './annotated.tsx';
import { useAnswers } from './answering.ts';
import { groupBlock } from './group-block.ts';
import { GROUP_VIEWS } from './group-views.ts';
import styles from './questions.module.css';

type QuestionGroupsProps = { readonly parts: readonly Part[]; readonly skill: Skill };

/** The questions of a section, group by group, with their instructions. English, like the test. */
export function QuestionGroups({ parts, skill }: QuestionGroupsProps) {
  return (
    <div lang="en">
      {parts.flatMap((part) =>
        part.groups.map((group) => (
          <OneGroup key={groupHeading(group)} group={group} part={part} skill={skill} />
        )),
      )}
    </div>
  );
}

type OneGroupProps = { readonly group: QuestionGroup; readonly part: Part; readonly skill: Skill };

/** Re-renders only when one of its own answers has changed. */
const OneGroup = memo(function OneGroup({ group, part, skill }: OneGroupProps) {
  const fields = useAnswers(group.questions.map(({ number }) => number));
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
