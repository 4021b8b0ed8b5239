import { useState, type DragEvent } from 'react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import type { NamedOption } from '#ielts/question-types/option-names.ts';
import type { AnswerField } from './answer-field.ts';
import styles from './questions.module.css';

/** What is dragged from a box of options. A type of our own, so that no other text can be dropped into an answer. */
export const OPTION_DRAG_TYPE = 'application/x-ninefold-option';

type OptionSlotProps = AnswerField & {
  readonly options: readonly NamedOption[];
  /** Which box its options come from: another box's option is not taken. */
  readonly box: string;
  readonly describedBy?: string;
  /** What an empty slot shows; the question's number unless told. */
  readonly placeholder?: string;
};

/**
 * One option out of a box: chosen from a list by keyboard or touch, or dragged here by mouse; both are the same
 * answer. Options that other questions hold stay in the list: the test lets one change one's mind.
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
  );
}
