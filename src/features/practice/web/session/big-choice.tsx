import { useId } from 'react';
import type { AnswerField } from './answer-field.ts';
import type { StepChoice } from './choice-of-step.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import styles from './session.module.css';

type BigChoiceProps = {
  readonly choice: StepChoice;
  readonly field: AnswerField;
  /** Once it is answered: the values that are right. */
  readonly accepted: readonly string[] | undefined;
};

/** One of several answers, each a target as wide as the page. The keys 1 to 9 choose them too. */
export function BigChoice({ choice: { text, options }, field, accepted }: BigChoiceProps) {
  const language = useLanguage();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-text`}>
      <p className={styles.stem} id={`${id}-text`} lang="en">
        {text}
      </p>
      {options.map(({ value, name, label }, place) => {
        const isChosen = field.value === value;
        const verdict = !accepted
          ? undefined
          : accepted.includes(value)
            ? 'right'
            : isChosen
              ? 'wrong'
              : undefined;
        return (
          <label
            key={value}
            className={styles.option}
            data-chosen={isChosen || undefined}
            data-verdict={verdict}
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={isChosen}
              disabled={field.disabled}
              onChange={() => field.onChange(value)}
            />
            <b className={styles.optionName} aria-hidden={name === undefined ? 'true' : undefined}>
              {name ?? place + 1}
            </b>
            <span>
              <MixedText text={typeof label === 'string' ? label : label[language]} />
            </span>
          </label>
        );
      })}
    </div>
  );
}
