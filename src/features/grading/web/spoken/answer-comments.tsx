import { useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { commentId, markId } from './comment-ids.ts';
import type { SpokenMark } from './spoken-reply.ts';
import styles from './spoken.module.css';

type CommentsProps = { readonly marks: readonly SpokenMark[]; readonly place: number };

/** The comments on an answer, in the order of its transcript. */
export function AnswerComments({ marks, place }: CommentsProps) {
  const text = useText('spokenWork');
  if (marks.length === 0) return null;
  return (
    <ol className={styles.comments} data-spoken-comments="">
      {marks.map(({ kind, quote, comment, criterion, start }, at) => (
        <li
          key={`${start} ${comment}`}
          id={commentId(place, at)}
          className={classNames(styles.comment, kind === 'error' ? styles.toChange : styles.toKeep)}
        >
          <p>
            <strong>{text(`marks.kind.${kind}`)}</strong> <q lang="en">{quote}</q>
          </p>
          <p>{comment}</p>
          <p className={styles.note}>
            {text(`criterion.${criterion}`)}
            {' · '}
            <a href={`#${markId(place, at)}`}>{text('marks.back', { number: at + 1 })}</a>
          </p>
        </li>
      ))}
    </ol>
  );
}
