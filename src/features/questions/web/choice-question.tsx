import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { AfterQuestion } from './after-question.tsx';
import { Annotated } from './annotated.tsx';
import styles from './questions.module.css';

type Choice = { readonly value: string; readonly label: string; readonly letter?: string | undefined };

type ChoiceQuestionProps = {
  readonly number: number;
  readonly text: string;
  readonly choices: readonly Choice[];
  readonly layout: 'row' | 'column';
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
  readonly onVisit: () => void;
};

/** One of several options, chosen by mouse, touch or arrow keys. It can be cleared again. */
export function ChoiceQuestion({
  number,
  text,
  choices,
  layout,
  value,
  disabled,
  onChange,
  onVisit,
}: ChoiceQuestionProps) {
  const t = useText('questions');
  const language = useLanguage();
  const id = `question-${number}`;
  return (
    <div
      className={styles.question}
      data-question={number}
      role="radiogroup"
      aria-labelledby={`${id}-text`}
      onFocus={onVisit}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        <p className={styles.text} id={`${id}-text`}>
          <span className="visually-hidden">{`${number}. `}</span>
          <Annotated block={`q${number}`} text={text} />
        </p>
        <div className={classNames(styles.choices, layout === 'row' && styles.row)}>
          {choices.map((choice) => (
            <label
              key={choice.value}
              className={styles.choice}
              data-chosen={choice.value === value || undefined}
            >
              <input
                type="radio"
                name={id}
                value={choice.value}
                checked={choice.value === value}
                disabled={disabled}
                onChange={() => onChange(choice.value)}
              />
              {choice.letter ? <b className={styles.letter}>{choice.letter}</b> : null}
              <span>
                {choice.letter ? (
                  <Annotated block={`q${number}.${choice.letter}`} text={choice.label} />
                ) : (
                  choice.label
                )}
              </span>
            </label>
          ))}
        </div>
        {/* The button keeps its space while there is nothing to clear, so nothing below moves. */}
        <button
          type="button"
          className={styles.clear}
          data-idle={value === '' || disabled || undefined}
          onClick={() => onChange('')}
          lang={language}
        >
          {t('clear')}
        </button>
        <AfterQuestion number={number} />
      </div>
    </div>
  );
}
