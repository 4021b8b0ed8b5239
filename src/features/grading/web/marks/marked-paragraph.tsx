import { useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import type { MarkedParagraph as Paragraph } from '../../domain/works/split-text.ts';
import { commentId, focusPlace, markId } from './focus-place.ts';
import { isToChange, type MarkKind, type ShownMark } from './shown-mark.ts';
import styles from './marked-text.module.css';

type ParagraphProps = {
  readonly paragraph: Paragraph;
  readonly marks: readonly ShownMark[];
  readonly shown: ReadonlySet<number>;
};

/**
 * A paragraph with its marks. The number behind a mark leads to its comment with a click or Enter; so does a click on
 * its words. A correction is behind the words that it replaces, which are crossed out.
 */
export function MarkedParagraph({ paragraph, marks, shown }: ParagraphProps) {
  return (
    <p className={styles.paragraph} lang="en">
      {paragraph.pieces.map(({ start, text, marks: all, ends: allEnds }) => {
        const over = all.filter((place) => shown.has(place));
        const ends = allEnds.filter((place) => shown.has(place));
        const inner = over[over.length - 1];
        const isError = over.some((place) => isToChange(marks[place]));
        const isReplaced = over.some((place) => marks[place]?.suggestion);
        return (
          <span key={start}>
            {inner === undefined ? (
              text
            ) : (
              <mark
                className={classNames(styles.mark, isError ? styles.error : styles.seen)}
                data-mark-kind={isError ? 'error' : 'seen'}
                onClick={(event) => focusPlace(event, commentId(inner))}
              >
                {isReplaced ? <del className={styles.replaced}>{text}</del> : text}
              </mark>
            )}
            {ends.map((place) => (
              <span key={place}>
                <Suggestion words={marks[place]?.suggestion} />
                <MarkNumber place={place} kind={marks[place]?.kind ?? 'seen'} />
              </span>
            ))}
          </span>
        );
      })}
    </p>
  );
}

function Suggestion({ words }: { readonly words: string | null | undefined }) {
  if (!words) return null;
  return (
    <>
      {' '}
      <ins className={styles.better} data-suggestion="">
        {words}
      </ins>
    </>
  );
}

function MarkNumber({ place, kind }: { readonly place: number; readonly kind: MarkKind }) {
  const text = useText('works');
  return (
    <a
      id={markId(place)}
      href={`#${commentId(place)}`}
      className={classNames(styles.number, isToChange({ kind }) ? styles.errorNumber : styles.seenNumber)}
      aria-label={text(`marks.number.${kind}`, { number: place + 1 })}
      aria-describedby={`${commentId(place)}-text`}
      data-mark={place + 1}
      data-aside=""
      onClick={(event) => focusPlace(event, commentId(place))}
    >
      {place + 1}
    </a>
  );
}
