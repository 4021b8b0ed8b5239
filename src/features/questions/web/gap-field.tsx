import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { MAX_ANSWER_LENGTH } from '#ielts/question-types/answer-length.ts';
import type { AnswerField } from './answer-field.ts';
import styles from './questions.module.css';

type GapFieldProps = AnswerField & {
  /** The id of the text around the gap. */
  readonly describedBy?: string;
};

/** A field for written words. Nothing corrects the spelling, as in the test. */
export function GapField({ number, value, disabled, onChange, onVisit, describedBy }: GapFieldProps) {
  const t = useText('questions');
  const language = useLanguage();
  return (
    <input
      className={styles.gap}
      type="text"
      name={`question-${number}`}
      lang={language}
      aria-label={t('answerFor', { number })}
      aria-describedby={describedBy}
      placeholder={String(number)}
      value={value}
      disabled={disabled}
      maxLength={MAX_ANSWER_LENGTH}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      onFocus={onVisit}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
