import { useState, type DragEvent } from 'react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectFrame } from '#ui/select-frame.tsx';
import type { NamedOption } from '#ielts/question-types/option-names.ts';
import type { AnswerField } from './answer-field.ts';
import styles from './questions.module.css';

/** The media type of a dragged option. It is our own, so no other text can be dropped into an answer. */
export const OPTION_DRAG_TYPE = 'application/x-ninefold-option';

type OptionSlotProps = AnswerField & {
  readonly options: readonly NamedOption[];
  /** The box of its options. An option of another box is not accepted. */
  readonly box: string;
  readonly describedBy?: string;
  /** The text of an empty slot. The default is the question's number. */
  readonly placeholder?: string;
};

/**
 * A slot for one option: chosen from a list by keyboard or touch, or dropped by mouse. Options that other questions use
 * stay in the list, so a candidate can move them.
 */
export function OptionSlot({ options, box, describedBy, placeholder, ...field }: OptionSlotProps) {
  const t = useText('questions');
  const language = useLanguage();
  const [over, setOver] = useState(false);
  const { number, value, disabled, onChange, onVisit } = field;

  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(OPTION_DRAG_TYPE);
  function drop(event: DragEvent): void {
    setOver(false);
    const [from, name = ''] = event.dataTransfer.getData(OPTION_DRAG_TYPE).split(' ');
    if (disabled || from !== box || !options.some((option) => option.name === name)) return;
    event.preventDefault();
    onVisit();
    onChange(name);
  }

  return (
    <SelectFrame className={styles.slotFrame}>
      <select
        className={classNames(styles.slot, over && styles.over)}
        name={`question-${number}`}
        lang={language}
        aria-label={t('answerFor', { number })}
        aria-describedby={describedBy}
        value={value}
        disabled={disabled}
        onFocus={onVisit}
        onChange={(event) => onChange(event.target.value)}
        onDragOver={(event) => {
          if (disabled || !isOurs(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <option value="">{placeholder ?? number}</option>
        {options.map(({ name, text }) => (
          <option key={name} value={name} lang="en">
            {text === undefined ? name : `${name}  ${text}`}
          </option>
        ))}
      </select>
    </SelectFrame>
  );
}
