import { useContext, useState, type DragEvent } from 'react';
import { X as ClearIcon } from 'lucide-react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/button.tsx';
import type { AnswerField } from './answer-field.ts';
import styles from './heading-slot.module.css';
import type { NamedOption } from '#ielts/question-types/option-names.ts';
import { OPTION_DRAG_TYPE } from './option-slot.tsx';
import { OptionPickContext } from './option-pick.ts';

type HeadingSlotProps = AnswerField & {
  readonly paragraph: string;
  readonly options: readonly NamedOption[];
  readonly box: string;
  /** Empties the question that a heading was taken from. */
  readonly onMoved: (from: number) => void;
};

/**
 * The slot above a paragraph for its heading. A heading is dropped here, or selected in the list and then placed here.
 * It is the same answer as in the list of questions.
 */
export function HeadingSlot({ paragraph, options, box, onMoved, ...field }: HeadingSlotProps) {
  const t = useText('questions');
  const language = useLanguage();
  const { picked, pick } = useContext(OptionPickContext) ?? {};
  const [over, setOver] = useState(false);
  const { number, value, disabled, onChange, onVisit } = field;
  const ours = picked?.box === box ? picked : undefined;
  const chosen = options.find(({ name }) => name === value);

  function drop(event: DragEvent): void {
    setOver(false);
    const [from, name = ''] = event.dataTransfer.getData(OPTION_DRAG_TYPE).split(' ');
    if (disabled || from !== box || !options.some((option) => option.name === name)) return;
    event.preventDefault();
    onVisit();
    onChange(name);
  }
  function press(byKey: boolean): void {
    onVisit();
    if (ours) {
      onChange(ours.name);
      if (ours.from !== undefined && ours.from !== number) onMoved(ours.from);
      pick?.(undefined, false);
    } else if (chosen) pick?.({ box, name: chosen.name, from: number }, byKey);
  }

  return (
    <div
      className={classNames(styles.slot, chosen && styles.filled, (over || ours) && styles.ready)}
      lang={language}
      data-heading-slot={number}
      onDragOver={(event) => {
        if (disabled || !event.dataTransfer.types.includes(OPTION_DRAG_TYPE)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <button
        type="button"
        className={styles.place}
        disabled={disabled}
        aria-pressed={ours?.from === number}
        onClick={({ detail }) => press(detail === 0)}
      >
        <span className={styles.number}>{number}</span>
        <span className="visually-hidden">{t('heading.of', { paragraph })} </span>
        {chosen ? (
          <span lang="en">
            <b>{chosen.name}</b> {chosen.text}
          </span>
        ) : (
          <span className={styles.empty}>{t(ours ? 'heading.put' : 'heading.empty')}</span>
        )}
      </button>
      {chosen && !disabled ? (
        <IconButton label={t('heading.clear', { paragraph })} onClick={() => onChange('')}>
          <ClearIcon size={18} aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  );
}
