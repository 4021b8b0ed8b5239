import { memo, useEffect, useRef } from 'react';
import type { Criterion } from '#ielts/criteria/criteria.ts';
import { ERROR_FAMILIES, type ErrorFamilyId } from '#ielts/errors/error-families.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { RecordedTime } from '../recording-parts.ts';
import type { DeskComment } from '../desk-replies.ts';
import type { CommentActs } from '../state/desk-acts.ts';
import { CommentEditor } from './comment-editor.tsx';
import { QuotedWords } from './quoted-words.tsx';
import styles from './comments.module.css';

export const cardId = (id: string) => `comment-${id}`;

type CardProps = {
  readonly comment: DeskComment;
  readonly number: number;
  readonly criteria: readonly Criterion[];
  readonly isSelected: boolean;
  readonly isWriting: boolean;
  readonly readOnly: boolean;
  readonly acts: Pick<CommentActs, 'select' | 'write' | 'change' | 'stopWriting'>;
  readonly onRemove: (comment: DeskComment) => void;
};

/** A comment in the list. It renders only where it changes itself, so typing in one costs nothing in the others. */
export const CommentCard = memo(function CommentCard(props: CardProps) {
  const { comment, number, criteria, isSelected, isWriting, readOnly, acts, onRemove } = props;
  const t = useText('desk');
  const termOf = useText('markingWords');
  const language = useLanguage();
  const card = useRef<HTMLLIElement>(null);
  const { id, kind, family, criterion, anchor, body } = comment;
  const familyName = family === null ? undefined : ERROR_FAMILIES[family as ErrorFamilyId]?.name[language];

  useEffect(() => {
    if (!isSelected) return;
    card.current?.scrollIntoView({ block: 'nearest' });
    if (!isWriting) card.current?.focus({ preventScroll: true });
  }, [isSelected, isWriting]);

  return (
    <li
      ref={card}
      id={cardId(id)}
      tabIndex={-1}
      className={classNames(styles.card, styles[kind], isSelected && styles.selected)}
      data-comment={number}
      data-kind={kind}
    >
      <p className={styles.head}>
        <button
          type="button"
          className={styles.number}
          aria-pressed={isSelected}
          aria-label={t('comment.show', { number })}
          onClick={() => acts.select(id)}
        >
          {number}
        </button>
        <strong>{familyName ?? termOf(`kind.${kind}`)}</strong>
        {criterion === null ? null : <span className={styles.quiet}>{termOf(`criterion.${criterion}`)}</span>}
      </p>
      {anchor.in === 'text' ? <QuotedWords comment={comment} /> : null}
      {anchor.in === 'audio' ? <RecordedTime anchor={anchor} /> : null}
      {isWriting ? (
        <CommentEditor
          comment={comment}
          criteria={criteria}
          onChange={(change) => acts.change(id, change)}
          onDone={() => acts.stopWriting(id)}
        />
      ) : (
        <p className={styles.body}>{body === '' ? t('comment.empty') : body}</p>
      )}
      {readOnly ? null : (
        <p className={styles.acts}>
          {isWriting ? null : (
            <Button size="small" variant="quiet" onClick={() => acts.write(id)}>
              {t('comment.edit')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => onRemove(comment)}>
            {t('comment.delete')}
          </Button>
        </p>
      )}
    </li>
  );
});
