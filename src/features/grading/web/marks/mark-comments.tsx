import { useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { commentId, focusPlace, markId } from './focus-place.ts';
import { isToChange, type ShownMark } from './shown-mark.ts';
import styles from './marked-text.module.css';

type CommentsProps = {
  readonly marks: readonly ShownMark[];
  readonly places: readonly number[];
  readonly nameOf: (family: string) => string;
};

/** In characters. A longer quote is shortened, because the text itself is next to it. */
const LONGEST_QUOTE = 60;

const shorten = (quote: string) =>
  quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…` : quote;

/** The comments on a paragraph. The number of each leads back to its words. */
export function MarkComments({ marks, places, nameOf }: CommentsProps) {
  const text = useText('works');
  if (places.length === 0) return null;
  return (
    <ul className={styles.comments} aria-label={text('marks.comments')}>
      {places.map((place) => {
        const mark = marks[place];
        if (!mark) return null;
        const { kind, family, criterion, quote, comment, suggestion } = mark;
        const isError = isToChange(mark);
        return (
          <li
            key={place}
            id={commentId(place)}
            tabIndex={-1}
            className={classNames(styles.comment, isError ? styles.errorComment : styles.seenComment)}
            data-comment={place + 1}
            data-comment-kind={kind}
          >
            <p>
              <a
                href={`#${markId(place)}`}
                className={classNames(styles.number, isError ? styles.errorNumber : styles.seenNumber)}
                aria-label={text('marks.back', { number: place + 1 })}
                data-back={place + 1}
                onClick={(event) => focusPlace(event, markId(place))}
              >
                {place + 1}
              </a>{' '}
              <strong>{family === null ? text(`marks.kind.${kind}`) : nameOf(family)}</strong>{' '}
              {criterion === null ? null : (
                <span className={styles.criterion}>{text(`criterion.${criterion}`)}</span>
              )}
            </p>
            <p id={`${commentId(place)}-text`}>
              <q className={styles.quote} lang="en">
                {shorten(quote)}
              </q>
              {suggestion ? (
                <>
                  {' → '}
                  <ins className={styles.better} lang="en">
                    {suggestion}
                  </ins>
                </>
              ) : null}{' '}
              <span className={styles.words}>{comment}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
