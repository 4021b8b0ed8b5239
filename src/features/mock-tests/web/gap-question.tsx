import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { MAX_ANSWER_LENGTH } from '../domain/merge-answers.ts';
import styles from './questions.module.css';
import { useMockTestsText } from './use-mock-tests-text.ts';

type GapQuestionProps = {
  readonly number: number;
  readonly text: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
  readonly onVisit: () => void;
};

/** A sentence with a gap to write into. Nothing corrects what is typed: the test does not either. */
export function GapQuestion({ number, text, value, disabled, onChange, onVisit }: GapQuestionProps) {
  const t = useMockTestsText();
  const language = useLanguage();
  const id = `question-${number}-text`;
  const [before = '', after = ''] = text.split('{gap}');
  return (
    <div className={styles.question} data-question={number}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <p className={styles.text} id={id}>
        {before}
        <input
          className={styles.gap}
          type="text"
          name={`question-${number}`}
          lang={language}
          aria-label={t('player.answerFor', { number })}
          aria-describedby={id}
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
        {after}
      </p>
    </div>
  );
}
