import { useId } from 'react';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { UNAIDED } from '#ui/unaided-typing.ts';
import styles from './writing.module.css';

type EssayEditorProps = {
  readonly task: number;
  readonly minWords: number;
  /** The longest text that is stored, in characters. */
  readonly maxLength: number;
  readonly text: string;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
};

/** The field for an answer, with its word count below. */
export function EssayEditor({ task, minWords, maxLength, text, disabled, onChange }: EssayEditorProps) {
  const t = useText('writing');
  const countId = useId();
  const words = countWrittenWords(text);
  return (
    <div className={styles.editor}>
      <textarea
        {...UNAIDED}
        lang="en"
        className={styles.text}
        aria-label={t('editor.answer', { task })}
        aria-describedby={countId}
        data-essay={task}
        maxLength={maxLength}
        readOnly={disabled}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={countId} className={styles.count} data-enough={words >= minWords || undefined}>
        <strong data-words="">{t('editor.words', { count: words })}</strong>
        <span>{t('editor.atLeast', { count: minWords })}</span>
      </p>
      {/* A paste into a full field is cut, and this is the only notice. */}
      <p className={styles.full} role="status" data-full="">
        {text.length >= maxLength ? t('editor.full', { count: maxLength }) : ''}
      </p>
    </div>
  );
}
