import { useState } from 'react';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { commentMarkId } from './comment-marks.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import {
  commentsAt,
  type LoadRecording,
  type RecordedWork,
  type RecordingComment,
  type Transcripts,
} from './recording-reply.ts';
import styles from './recording.module.css';

type RecordedCommentsProps = {
  readonly work: RecordedWork;
  readonly transcript: Transcripts;
  readonly loadRecording: LoadRecording;
  readonly comments: readonly RecordingComment[];
};

const commentId = (id: string): string => `recording-comment-${id}`;

/**
 * The recordings of an interview with the teacher's comments on their time lines, and listed below. A mark leads to its
 * comment, and the number of a comment back to its mark. Comments on criteria are not listed.
 */
export function RecordedComments({ work, transcript, loadRecording, comments }: RecordedCommentsProps) {
  const t = useText('recording');
  const [selected, setSelected] = useState<string | null>(null);
  const timed = work.recordings.flatMap(({ question }) => commentsAt(comments, question));

  // The element may belong to another question, and is drawn with the next frame.
  const focusLater = (id: string) =>
    void window.setTimeout(() => {
      const element = document.getElementById(id);
      element?.focus();
      element?.scrollIntoView({ block: 'nearest' });
    });

  return (
    <RecordingPlayer
      work={work}
      transcript={transcript}
      loadRecording={loadRecording}
      comments={timed}
      selected={selected}
      onSelect={(id) => {
        setSelected(id);
        focusLater(commentId(id));
      }}
    >
      {(playComment) =>
        timed.length === 0 ? null : (
          <section aria-label={t('list')}>
            <h3 className={styles.listTitle}>{t('list')}</h3>
            <ol className={styles.comments}>
              {timed.map(({ id, kind, criterion, body, suggestion, anchor }, at) => (
                <li
                  key={id}
                  id={commentId(id)}
                  tabIndex={-1}
                  className={classNames(
                    styles.comment,
                    kind === 'error' && styles.errorComment,
                    kind === 'praise' && styles.praiseComment,
                    id === selected && styles.selectedComment,
                  )}
                  data-recording-comment={at + 1}
                >
                  <p>
                    <a
                      href={`#${commentMarkId(id)}`}
                      className={styles.number}
                      aria-label={t('toMark', { number: at + 1 })}
                      onClick={(event) => {
                        event.preventDefault();
                        setSelected(id);
                        focusLater(commentMarkId(id));
                      }}
                    >
                      {at + 1}
                    </a>{' '}
                    <strong>{t(`kind.${kind}`)}</strong>{' '}
                    {criterion === null ? null : (
                      <span className={styles.note}>{t(`criterion.${criterion}`)}</span>
                    )}
                  </p>
                  <p className={styles.body}>{body}</p>
                  {suggestion === null ? null : (
                    <p>
                      {t('better')} <q lang="en">{suggestion}</q>
                    </p>
                  )}
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => {
                      setSelected(id);
                      playComment(id);
                    }}
                  >
                    {anchor.to_ms > anchor.from_ms
                      ? t('playSpan', {
                          from: formatPosition(anchor.from_ms),
                          to: formatPosition(anchor.to_ms),
                        })
                      : t('playFrom', { time: formatPosition(anchor.from_ms) })}
                  </Button>
                </li>
              ))}
            </ol>
          </section>
        )
      }
    </RecordingPlayer>
  );
}
