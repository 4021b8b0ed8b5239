import { useText } from '#platform/i18n/text-provider.tsx';
import { SelectFrame } from '#ui/select-frame.tsx';
import type { AnswerField } from '../answer-field.ts';
import styles from './exercises.module.css';

type ChoiceSelectProps = AnswerField & {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** One of a few English texts, chosen from a list. The browser's own list works with every hand and every reader. */
export function ChoiceSelect({
  number,
  value,
  disabled,
  onChange,
  onVisit,
  label,
  options,
}: ChoiceSelectProps) {
  const t = useText('exercises');
  return (
    <SelectFrame>
      <select
        className={styles.select}
        name={`question-${number}`}
        aria-label={label}
        lang="en"
        value={value}
        disabled={disabled}
        onFocus={onVisit}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('match.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </SelectFrame>
  );
}
