import { memo } from 'react';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import type { SubmittedRecording, TimedComment } from './recording-reply.ts';
import styles from './recording.module.css';

type QuestionListProps = {
  readonly recordings: readonly SubmittedRecording[];
  readonly comments: readonly TimedComment[];
  readonly current: string;
  readonly onChoose: (question: string) => void;
};

/** The answers of an interview by part. One of them is in the player. */
export const QuestionList = memo(function QuestionList({
  recordings,
  comments,
  current,
  onChoose,
}: QuestionListProps) {
  const t = useText('recording');
  if (recordings.length < 2) return null;
  const parts = [...new Set(recordings.map(({ part }) => part))];
  return (
    <nav className={styles.questions} aria-label={t('questions')}>
      {parts.map((part) => (
        <section key={part} aria-label={t('part', { part })}>
          <p className={styles.part}>{t('part', { part })}</p>
          <ol>
            {recordings
              .filter((each) => each.part === part)
              .map(({ question, asked, duration_ms: durationMs }) => {
                const count = comments.filter(({ anchor }) => anchor.question === question).length;
                return (
                  <li key={question}>
                    <button
                      type="button"
                      className={classNames(styles.question, question === current && styles.currentQuestion)}
                      aria-current={question === current || undefined}
                      onClick={() => onChoose(question)}
                      data-question={question}
                    >
                      <span lang="en">{asked === '' ? question : asked}</span>
                      {durationMs === null && count === 0 ? null : (
                        <span className={styles.note}>
                          {[
                            durationMs === null ? '' : formatPosition(durationMs),
                            count === 0 ? '' : t('comments', { count }),
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      )}
                    </button>
                  </li>
                );
              })}
          </ol>
        </section>
      ))}
    </nav>
  );
});
