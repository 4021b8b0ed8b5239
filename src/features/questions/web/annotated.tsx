import { createContext, Fragment, memo, useContext, useSyncExternalStore } from 'react';
import { cutText } from './cut-text.ts';
import styles from './annotated.module.css';

/** The marks on a paper, for drawing them. */
type DrawnMarks = {
  readonly subscribe: (listener: () => void) => () => void;
  /** The marks of one block as one text; '' where there are none. */
  readonly specOf: (block: string) => string;
};

/** The marks on the shown paper. None where a text is read-only. */
export const MarkingContext = createContext<DrawnMarks | undefined>(undefined);

/** The class of a mark, for text that is not drawn by `Annotated`. */
export const markClass = styles.mark ?? '';

const never = () => () => undefined;
const nothing = () => '';

type AnnotatedProps = {
  /** The name of this piece of the paper. It is the same in every layout. */
  readonly block: string;
  readonly text: string;
  /** A piece of the text that is printed in bold type. */
  readonly bold?: string | undefined;
};

/**
 * A piece of the paper that can be highlighted and annotated. There are hundreds, so each one redraws for its own marks
 * only.
 */
export const Annotated = memo(function Annotated({ block, text, bold }: AnnotatedProps) {
  const marking = useContext(MarkingContext);
  const look = marking ? () => marking.specOf(block) : nothing;
  const spec = useSyncExternalStore(marking?.subscribe ?? never, look, nothing);
  const print = (piece: string, start: number) => (
    <Printed text={text} bold={bold} start={start} piece={piece} />
  );
  if (!marking) return print(text, 0);
  return (
    <span data-text-block={block}>
      {spec === ''
        ? print(text, 0)
        : cutText(text, spec).map(({ start, text: piece, highlighted, noted, pending }) =>
            highlighted || noted || pending ? (
              <mark
                key={start}
                className={styles.mark}
                data-highlighted={highlighted || undefined}
                data-noted={noted}
                data-pending={pending || undefined}
                data-start={start}
              >
                {print(piece, start)}
              </mark>
            ) : (
              <Fragment key={start}>{print(piece, start)}</Fragment>
            ),
          )}
    </span>
  );
});

type PrintedProps = {
  readonly text: string;
  readonly bold: string | undefined;
  /** Where the piece starts in the text. */
  readonly start: number;
  readonly piece: string;
};

/** A piece of a text, with the bold words in it. */
function Printed({ text, bold, start, piece }: PrintedProps) {
  const boldAt = bold === undefined ? -1 : text.indexOf(bold) - start;
  if (bold === undefined || boldAt + bold.length <= 0 || boldAt >= piece.length) return piece;
  const [from, to] = [Math.max(0, boldAt), boldAt + bold.length];
  return (
    <>
      {piece.slice(0, from)}
      <strong>{piece.slice(from, to)}</strong>
      {piece.slice(to)}
    </>
  );
}
