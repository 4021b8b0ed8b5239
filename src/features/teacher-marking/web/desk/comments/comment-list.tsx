import { memo } from 'react';
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

/** All comments, in the order of the work. */
export const CommentList = memo(function CommentList(props: ListProps) {
  const { comments, criteria, selected, isWriting, readOnly, acts, onRemove } = props;
  const t = useText('desk');
  if (comments.length === 0)
    return <p className={styles.none}>{t(readOnly ? 'comment.noneRead' : 'comment.none')}</p>;
  return (
    <ol className={styles.list} aria-label={t('part.comments')}>
      {comments.map((comment, at) => (
        <CommentCard
          key={comment.id}
          comment={comment}
          number={at + 1}
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
