import { createContext, memo, useContext, useSyncExternalStore } from 'react';
import { cutText } from './cut-text.ts';
import type { Marking } from './marking.ts';
import styles from './marks.module.css';

/** The marks on the paper that is shown; none where a text is only read. */
export const MarkingContext = createContext<Marking | undefined>(undefined);

const never = () => () => undefined;
const nothing = () => '';

type AnnotatedProps = {
  /** Names this piece of the paper, the same whenever and however it is drawn. */
  readonly block: string;
  readonly text: string;
};

/**
 * A piece of the paper that can be highlighted and noted on. There are hundreds: one is drawn again for its own marks
 * only.
 */
export const Annotated = memo(function Annotated({ block, text }: AnnotatedProps) {
  const marking = useContext(MarkingContext);
  const look = marking ? () => marking.specOf(block) : nothing;
  const spec = useSyncExternalStore(marking?.subscribe ?? never, look, nothing);
  if (!marking) return text;
  return (
    <span data-block={block}>
      {spec === ''
        ? text
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
                {piece}
              </mark>
            ) : (
              piece
            ),
          )}
    </span>
  );
});
