import { useId, type Ref } from 'react';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { UNAIDED } from '#ui/unaided-typing.ts';
import { MAX_WORK_TEXT } from '../../domain/works/work.ts';
import styles from './write.module.css';

type WritingFieldProps = {
  readonly field: Ref<HTMLTextAreaElement>;
  readonly text: string;
  /** Null: the task does not say. */
  readonly minWords: number | null;
  readonly minutes: number;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
};

/** The field for the text, with the word count and the time below it. */
export function WritingField({ field, text, minWords, minutes, readOnly, onChange }: WritingFieldProps) {
  const t = useText('drafts');
  const id = useId();
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {t('write.label')}
      </label>
      <textarea
        {...UNAIDED}
        ref={field}
        id={id}
        lang="en"
        className={styles.text}
        aria-describedby={`${id}-count`}
        data-draft-text=""
        maxLength={MAX_WORK_TEXT}
        readOnly={readOnly}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-count`} className={styles.count}>
        <strong data-words="">{t('words', { count: countWrittenWords(text) })}</strong>
        {minWords === null ? null : <span>{t('write.atLeast', { count: minWords })}</span>}
        <span data-minutes={minutes}>{t('write.minutes', { count: minutes })}</span>
      </p>
      {/* A paste into a full field is cut, and this is the only notice. */}
      <p className={styles.full} role="status">
        {text.length >= MAX_WORK_TEXT ? t('write.full', { count: MAX_WORK_TEXT }) : ''}
      </p>
    </>
  );
}
