import { Fragment, type ReactNode } from 'react';
import type { Passage } from '#ielts/paper/paper.ts';
import { Annotated, markQuotes } from '#features/questions/web/index.ts';
import styles from './passage-view.module.css';

export type PassageMark = {
  readonly number: number;
  readonly paragraph: string;
  readonly quote: string;
  readonly label: string;
};

type PassageViewProps = {
  readonly passage: Passage;
  /** The name of this passage among the blocks of the paper: `p1`. Undefined where it cannot be marked. */
  readonly block?: string;
  /** The content above a paragraph. */
  readonly above?: (letter: string) => ReactNode;
  /** Evidence to show in the text, each with the question it belongs to. */
  readonly marks?: readonly PassageMark[];
  readonly selected?: number;
};

/** A passage with its lettered paragraphs. English, like the test. */
export function PassageView({ passage, block, above, marks = [], selected }: PassageViewProps) {
  const own = (name: string, text: string) =>
    block === undefined ? text : <Annotated block={`${block}.${name}`} text={text} />;
  return (
    <article className={styles.passage} lang="en">
      <h2 className={styles.title}>{own('title', passage.title)}</h2>
      {passage.introduction ? (
        <p className={styles.introduction}>{own('introduction', passage.introduction)}</p>
      ) : null}
      {passage.paragraphs.map(({ letter, text }) => (
        <Fragment key={letter}>
          {above?.(letter)}
          <p className={styles.paragraph}>
            <span className={styles.letter} data-aside="">
              {letter}
            </span>
            <span className={styles.text}>
              {marks.length === 0
                ? own(letter, text)
                : markQuotes(
                    text,
                    marks.filter((mark) => mark.paragraph === letter),
                  ).map((piece) =>
                    piece.mark ? (
                      <mark
                        key={piece.at}
                        className={styles.mark}
                        tabIndex={-1}
                        data-evidence={piece.mark.number}
                        data-selected={piece.mark.number === selected || undefined}
                        title={piece.mark.label}
                      >
                        {piece.text}
                        <sup className={styles.markNumber}>{piece.mark.number}</sup>
                      </mark>
                    ) : (
                      piece.text
                    ),
                  )}
            </span>
          </p>
        </Fragment>
      ))}
    </article>
  );
}
