import { useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { commentId, focusPlace, markId } from './focus-place.ts';
import type { Mark } from './work-reply.ts';
import styles from './marked-text.module.css';

type CommentsProps = {
  readonly marks: readonly Mark[];
  readonly places: readonly number[];
  readonly nameOf: (family: string) => string;
};

/** The comments on a paragraph, each with a way back to its words. */
export function MarkComments({ marks, places, nameOf }: CommentsProps) {
  const text = useText('works');
  if (places.length === 0) return null;
  return (
    <ul className={styles.comments} aria-label={text('marks.comments')}>
      {places.map((place) => {
        const mark = marks[place];
        if (!mark) return null;
        const { kind, family, criterion, quote, comment } = mark;
        return (
          <li
            key={place}
            id={commentId(place)}
            tabIndex={-1}
            className={classNames(
              styles.comment,
              kind === 'error' ? styles.errorComment : styles.seenComment,
            )}
            data-comment={place + 1}
            data-comment-kind={kind}
          >
            <p className={styles.about}>
              <span
                className={classNames(
                  styles.number,
                  kind === 'error' ? styles.errorNumber : styles.seenNumber,
                )}
              >
                {place + 1}
              </span>{' '}
              <strong>{family === null ? text(`marks.kind.${kind}`) : nameOf(family)}</strong>
              {' · '}
              {text(`criterion.${criterion}`)}
            </p>
            <p className={styles.quote} lang="en">
              “{quote}”
            </p>
            <p id={`${commentId(place)}-text`}>{comment}</p>
            <a
              href={`#${markId(place)}`}
              className={styles.back}
              data-back={place + 1}
              onClick={(event) => focusPlace(event, markId(place))}
            >
              {text('marks.back', { number: place + 1 })}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
