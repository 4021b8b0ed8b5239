import { memo, useDeferredValue } from 'react';
import type { Criterion } from '#ielts/criteria/criteria.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { DeskComment } from '../desk-replies.ts';
import type { CommentActs } from '../state/desk-acts.ts';
import { CommentCard } from './comment-card.tsx';
import styles from './comments.module.css';

type ListProps = {
  readonly comments: readonly DeskComment[];
  readonly criteria: readonly Criterion[];
  readonly selected: string | null;
  readonly isWriting: boolean;
  readonly readOnly: boolean;
  readonly acts: CommentActs;
  readonly onRemove: (comment: DeskComment) => void;
};

/**
 * The cards to show: those of a moment ago, with the chosen one as it is now, in its place. A new comment changes the
 * numbers of all that follow, and a teacher's key must not wait for 150 cards.
 */
function listCards(shown: readonly DeskComment[], comments: readonly DeskComment[], selected: string | null) {
  const at = comments.findIndex(({ id }) => id === selected);
  const current = comments[at];
  const cards = shown.map((comment, index) => ({
    comment: current?.id === comment.id ? current : comment,
    number: index + 1,
  }));
  if (current && !shown.some(({ id }) => id === current.id)) {
    cards.splice(at, 0, { comment: current, number: at + 1 });
  }
  return cards;
}

/** All comments, in the order of the work. */
export const CommentList = memo(function CommentList(props: ListProps) {
  const { comments, criteria, selected, isWriting, readOnly, acts, onRemove } = props;
  const t = useText('desk');
  const shown = useDeferredValue(comments);
  if (comments.length === 0)
    return <p className={styles.none}>{t(readOnly ? 'comment.noneRead' : 'comment.none')}</p>;
  return (
    <ol className={styles.list} aria-label={t('part.comments')}>
      {listCards(shown, comments, selected).map(({ comment, number }) => (
        <CommentCard
          key={comment.id}
          comment={comment}
          number={number}
          criteria={criteria}
          isSelected={comment.id === selected}
          isWriting={comment.id === selected && isWriting}
          readOnly={readOnly}
          acts={acts}
          onRemove={onRemove}
        />
      ))}
    </ol>
  );
});
