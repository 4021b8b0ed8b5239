import { useMemo } from 'react';
import { AnsweringContext, ClipsContext, ExerciseGroup, MarkView } from '#features/questions/web/index.ts';
import { answerInWords } from '#ielts/exercises/answer-in-words.ts';
import type { Part } from '#ielts/paper/paper.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import type { Unit } from '../parts/practice-session.ts';
import { keyMarkOf } from '../session/answer-marks.ts';
import { choiceOfStep } from '../session/choice-of-step.ts';
import { ChoiceStep } from '../session/choice-step.tsx';
import { listSteps, type QuestionStep } from '../session/list-steps.ts';
import { UnitMaterial } from '../session/unit-material.tsx';
import { withAddresses } from '../session/with-addresses.ts';
import sessionStyles from '../session/session.module.css';
import styles from './question-key.module.css';
import { useSounds } from './use-sounds.ts';

export type QuestionWithKeyProps = {
  readonly unit: Unit;
  readonly number: number;
  readonly accepted: readonly string[];
  /** An answer to show in its fields. Empty: there is none. */
  readonly given?: string;
};

const NO_MARKS = new Map<number, never>();

/** The step of a session that would ask the question. */
function findStep(unit: Unit, number: number): QuestionStep | undefined {
  const part = {
    skill: { tag: '', name: { en: '', 'zh-Hant': '' } },
    reason: { because: 'chosen' as const },
  };
  return listSteps({ parts: [{ ...part, units: [unit.id] }], units: [unit], words: [] }).find(
    (step): step is QuestionStep => step.kind === 'question' && step.numbers.includes(number),
  );
}

/** A question as a learner sees it, with its key and all that explains it. Nothing in it can be answered. */
export function QuestionWithKey(props: QuestionWithKeyProps) {
  const step = findStep(props.unit, props.number);
  return step ? <Asked {...props} step={step} /> : null;
}

function Asked({ unit, number, accepted, given = '', step }: QuestionWithKeyProps & { step: QuestionStep }) {
  const t = useText('questionKey');
  const language = useLanguage();
  const addresses = useSounds(unit);
  const { material } = unit;
  const { group, numbers } = step;
  const part: Part = material.passage
    ? { passage: material.passage, groups: [] }
    : { recording: material.recording ?? undefined, groups: [] };
  const choice = choiceOfStep(step, part);
  const key = unit.key.find((each) => each.number === number);
  const evidence = (key?.evidence ?? []).map(({ paragraph, quote }) => ({ number, paragraph, quote }));
  const wrong = Object.entries(key?.wrong ?? {});
  const answering = useMemo(
    () => ({
      store: {
        subscribe: () => () => undefined,
        valueOf: (each: number) => (each === number ? given : ''),
      },
      disabled: true,
      keys: unit.key,
      onChange: () => undefined,
      onVisit: () => undefined,
    }),
    [number, given, unit],
  );
  const about = <UnitMaterial unit={unit} addresses={addresses} evidence={evidence} isDone />;
  return (
    <div className={styles.asked} data-asked={`${unit.set.id}#${number}`}>
      {material.passage === null ? about : null}
      <div className={sessionStyles.area} data-area="">
        <ClipsContext value={withAddresses(material.clips, addresses)}>
          {choice ? (
            <ChoiceStep step={step} answering={answering} choice={choice} accepted={accepted} />
          ) : (
            <AnsweringContext value={answering}>
              <ExerciseGroup group={group} part={part} marks={NO_MARKS} />
            </AnsweringContext>
          )}
        </ClipsContext>
      </div>
      <div data-key="">
        {numbers.length > 1 ? <b>{t('gap', { number })}</b> : null}
        <MarkView mark={keyMarkOf(step, number, accepted, language)} isSpoken={group.type === 'record'} />
      </div>
      {evidence.length > 0 ? (
        <section>
          <h3 className={styles.head}>{t('evidence')}</h3>
          {evidence.map(({ paragraph, quote }) => (
            <p key={paragraph + quote} className={styles.quote}>
              {paragraph ? (
                <span className={styles.paragraph}>{t('paragraph', { letter: paragraph })}</span>
              ) : null}
              <q lang="en">{quote}</q>
            </p>
          ))}
        </section>
      ) : null}
      {wrong.length > 0 ? (
        <section>
          <h3 className={styles.head}>{t('wrong')}</h3>
          <dl className={styles.wrong}>
            {wrong.map(([value, text]) => (
              <div key={value}>
                <dt lang="en">{answerInWords(group, number, value, language)}</dt>
                <dd>{text[language]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {material.passage === null ? null : (
        <details className={styles.text}>
          <summary>{t('text')}</summary>
          {about}
        </details>
      )}
    </div>
  );
}
