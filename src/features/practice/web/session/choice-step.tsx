import { type Answering, LazyChart } from '#features/questions/web/index.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { BigChoice } from './big-choice.tsx';
import type { StepChoice } from './choice-of-step.ts';
import type { QuestionStep } from './list-steps.ts';
import styles from './session.module.css';

type ChoiceStepProps = {
  readonly step: Pick<QuestionStep, 'group' | 'numbers'>;
  readonly answering: Pick<Answering, 'store' | 'disabled' | 'onChange'>;
  readonly choice: StepChoice;
  /** Once the right options may be seen: the accepted answers. */
  readonly accepted: readonly string[] | undefined;
};

/** A question with options, under the heading of its type. */
export function ChoiceStep({ step: { group, numbers }, answering, choice, accepted }: ChoiceStepProps) {
  const t = useText('exercises');
  const language = useLanguage();
  const [number = 0] = numbers;
  // A match accepts the words of its option; the other types its letter or word.
  const right =
    accepted &&
    choice.options.filter(({ value, label }) => accepted.includes(value) || accepted.includes(String(label)));
  return (
    <section>
      <h3 className={styles.type}>{t(`type.${group.type}`)}</h3>
      {group.instruction ? (
        <p>
          <MixedText text={group.instruction[language]} />
        </p>
      ) : null}
      {group.type === 'chart' ? <LazyChart chart={group.chart} /> : null}
      <BigChoice
        choice={choice}
        field={{
          value: answering.store.valueOf(number),
          disabled: answering.disabled,
          onChange: (value) => answering.onChange(number, value),
        }}
        accepted={right?.map(({ value }) => value)}
      />
    </section>
  );
}
