import type { ReactNode } from 'react';
import styles from '../questions.module.css';
import { AfterQuestion } from '../after-question.tsx';

type QuestionFrameProps = {
  readonly number: number;
  /** The id of what names the question, for fields inside. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
};

/** A numbered question, and below it what follows from its answer. */
export function QuestionFrame({ number, labelledBy, children }: QuestionFrameProps) {
  // “Use it” is 0 for the server, and has no number for its learner: it takes the whole width.
  const isNumbered = number > 0;
  return (
    <div
      className={isNumbered ? styles.question : styles.unnumbered}
      data-question={number}
      role="group"
      aria-labelledby={labelledBy}
    >
      {isNumbered ? (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      ) : null}
      <div className={styles.body}>
        {children}
        <AfterQuestion number={number} />
      </div>
    </div>
  );
}
