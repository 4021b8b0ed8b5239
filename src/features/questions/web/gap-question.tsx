import { AfterQuestion } from './after-question.tsx';
import { Annotated } from './annotated.tsx';
import type { AnswerField } from './answer-field.ts';
import { GapField } from './gap-field.tsx';
import styles from './questions.module.css';

type GapQuestionProps = AnswerField & {
  /** The text with its `{gap}`, or a question with the field below it. */
  readonly text: string;
};

/** A sentence with a gap to write into, or a question with its answer in words. */
export function GapQuestion({ text, ...field }: GapQuestionProps) {
  const id = `question-${field.number}-text`;
  const [before = '', after] = text.split('{gap}');
  const own = (place: number, piece: string) => (
    <Annotated block={`q${field.number}.${place}`} text={piece} />
  );
  return (
    <div className={styles.question} data-question={field.number}>
      <span className={styles.number} aria-hidden="true">
        {field.number}
      </span>
      {after === undefined ? (
        <div className={styles.body}>
          <p className={styles.text} id={id}>
            {own(0, before)}
          </p>
          <GapField {...field} describedBy={id} />
          <AfterQuestion number={field.number} />
        </div>
      ) : (
        <div className={styles.body}>
          <p className={styles.text} id={id}>
            {own(0, before)}
            <GapField {...field} describedBy={id} />
            {own(1, after)}
          </p>
          <AfterQuestion number={field.number} />
        </div>
      )}
    </div>
  );
}
