import { useId } from 'react';
import { isAnsweredAsOne, isExerciseGroup, type LessonGroup } from '#ielts/exercises/lesson-group.ts';
import type { Localised } from '#platform/i18n/language.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import type { Part } from '#ielts/paper/paper.ts';
import { Button } from '#ui/button.tsx';
import { useAnswers } from '../answering.ts';
import { AfterQuestionContext } from '../after-question.tsx';
import questionStyles from '../questions.module.css';
import type { AnswerMark } from './answer-mark.ts';
import { EXERCISE_VIEWS } from './exercise-views.ts';
import styles from './exercises.module.css';
import { LateGroup } from './late-group.tsx';
import { MarkView } from './mark-view.tsx';

type ExerciseGroupProps = {
  readonly group: LessonGroup & { readonly instruction?: Localised | undefined };
  /** The text or recording that the group asks about; without one, an empty part. */
  readonly part: Part;
  readonly marks: ReadonlyMap<number, AnswerMark>;
  /** How answers are checked one group at a time; undefined in a test, which is marked as a whole. */
  readonly check?:
    | {
        /** Whether answers of this group are on their way to be marked. */
        readonly busy: boolean;
        readonly onCheck: (numbers: readonly number[]) => void;
        readonly onTryAgain: (numbers: readonly number[]) => void;
      }
    | undefined;
};

/** A group of questions with its heading; checked together, each with its mark. */
export function ExerciseGroup({ group, part, marks, check }: ExerciseGroupProps) {
  const t = useText('exercises');
  const language = useLanguage();
  const id = useId();
  const numbers = group.questions.map(({ number }) => number);
  const fields = useAnswers(numbers);
  const answered = numbers.filter((number) => fields(number).value.trim() !== '');
  const open = answered.filter((number) => !marks.has(number));
  const wrong = numbers.filter((number) => marks.get(number)?.verdict === 'wrong');
  const markOf = (number: number) => {
    const mark = marks.get(number);
    return mark ? <MarkView mark={mark} isSpoken={group.type === 'record'} /> : null;
  };
  const isOwnWork = group.type === 'write' || group.type === 'record';
  return (
    <section className={questionStyles.group} aria-labelledby={id}>
      <h3 className={questionStyles.heading} id={id}>
        {t(`type.${group.type}`)}
      </h3>
      {group.instruction ? (
        <p className={questionStyles.instruction}>
          <MixedText text={group.instruction[language]} />
        </p>
      ) : null}
      <div className={questionStyles.list}>
        <AfterQuestionContext value={isAnsweredAsOne(group) ? undefined : markOf}>
          <GroupQuestions group={group} part={part} fields={fields} />
        </AfterQuestionContext>
        {isAnsweredAsOne(group)
          ? numbers.map((number) => {
              const mark = markOf(number);
              return mark ? (
                <div key={number} className={questionStyles.question}>
                  <span className={questionStyles.number}>{number}</span>
                  {mark}
                </div>
              ) : null;
            })
          : null}
      </div>
      {check ? (
        <div className={styles.checkRow} aria-live="polite">
          {open.length > 0 || marks.size === 0 || numbers.some((number) => !marks.has(number)) ? (
            <Button busy={check.busy} disabled={open.length === 0} onClick={() => check.onCheck(open)}>
              {check.busy ? t('checking') : t(isOwnWork ? 'compare' : 'check')}
            </Button>
          ) : null}
          {wrong.length > 0 || (isOwnWork && numbers.every((number) => marks.has(number))) ? (
            <Button variant="secondary" onClick={() => check.onTryAgain(isOwnWork ? numbers : wrong)}>
              {t('again')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

type GroupQuestionsProps = {
  readonly group: LessonGroup;
  readonly part: Part;
  readonly fields: ReturnType<typeof useAnswers>;
};

function GroupQuestions({ group, part, fields }: GroupQuestionsProps) {
  if (isExerciseGroup(group)) {
    const View = EXERCISE_VIEWS[group.type];
    return View ? (
      <View group={group} fields={fields} />
    ) : (
      <LateGroup group={group} part={part} fields={fields} />
    );
  }
  return (
    <div lang="en">
      <LateGroup group={group} part={part} fields={fields} />
    </div>
  );
}
