import type { AnswerField } from '../answer-field.ts';
import styles from './exercises.module.css';

type SentenceFieldProps = AnswerField & {
  /** The name of the field in words. */
  readonly label: string;
  /** What stands in the field before anything is written. */
  readonly initial?: string | undefined;
  readonly rows?: number;
  readonly maxLength?: number;
};

/** The longest answer in letters: far more than any sentence needs. */
const MOST_LETTERS = 400;

/** A field for a sentence or more of English. Nothing corrects the spelling. */
export function SentenceField({
  number,
  value,
  disabled,
  onChange,
  onVisit,
  label,
  initial = '',
  rows = 2,
  maxLength = MOST_LETTERS,
}: SentenceFieldProps) {
  return (
    <textarea
      className={styles.sentence}
      name={`question-${number}`}
      lang="en"
      aria-label={label}
      value={value === '' ? initial : value}
      rows={rows}
      disabled={disabled}
      maxLength={maxLength}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      onFocus={onVisit}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
