import { useContext, useState } from 'react';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { commentMarkId } from './comment-marks.tsx';
import { PlayCommentContext } from './play-comment-context.ts';
import { RecordingPlayer } from './recording-player.tsx';
import {
  commentsAt,
  type LoadRecording,
  type RecordedWork,
  type RecordingComment,
  type TimedComment,
  type Transcripts,
} from './recording-reply.ts';
import styles from './recording.module.css';

type RecordedCommentsProps = {
  readonly work: RecordedWork;
  readonly transcript: Transcripts;
  readonly loadRecording: LoadRecording;
  readonly comments: readonly RecordingComment[];
};

/** The element may belong to another question, whose marks are drawn next. */
const focusLater = (id: string) =>
  void window.setTimeout(() => {
    const element = document.getElementById(id);
    element?.focus();
    element?.scrollIntoView({ block: 'nearest' });
  });

const commentId = (id: string): string => `recording-comment-${id}`;

/**
 * The recordings of an interview with the teacher's comments on their time lines, and listed below. A mark leads to its
 * comment, and the number of a comment back to its mark. Comments on criteria are not listed.
 */
export function RecordedComments({ work, transcript, loadRecording, comments }: RecordedCommentsProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const timed = work.recordings.flatMap(({ question }) => commentsAt(comments, question));

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
      {timed.length === 0 ? null : (
        <CommentsBelow
          comments={timed}
          selected={selected}
          onSelect={setSelected}
          onMark={(id) => {
            setSelected(id);
            focusLater(commentMarkId(id));
          }}
        />
      )}
    </RecordingPlayer>
  );
}

type CommentsBelowProps = {
  readonly comments: readonly TimedComment[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** The mark of the comment is wanted. */
  readonly onMark: (id: string) => void;
};

function CommentsBelow({ comments, selected, onSelect, onMark }: CommentsBelowProps) {
  const t = useText('recording');
  const termOf = useText('markingWords');
  const playComment = useContext(PlayCommentContext);
  return (
    <section aria-label={t('list')}>
      <h3 className={styles.listTitle}>{t('list')}</h3>
      <ol className={styles.comments}>
        {comments.map(({ id, kind, criterion, body, suggestion, anchor }, at) => (
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
                  onMark(id);
                }}
              >
                {at + 1}
              </a>{' '}
              <strong>{termOf(`kind.${kind}`)}</strong>{' '}
              {criterion === null ? null : (
                <span className={styles.note}>{termOf(`criterion.${criterion}`)}</span>
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
                playComment(id);
                onSelect(id);
              }}
            >
              {anchor.to_ms > anchor.from_ms
                ? t('playSpan', { from: formatPosition(anchor.from_ms), to: formatPosition(anchor.to_ms) })
                : t('playFrom', { time: formatPosition(anchor.from_ms) })}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
