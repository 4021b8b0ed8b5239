import { useId, useMemo } from 'react';
import { ChangedSentence } from '#features/grading/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { listCommentedSentences } from './commented-sentences.ts';
import type { Marking } from './marking-replies.ts';
import styles from './learner.module.css';

type MarkedSentencesProps = {
  /** The text that the teacher marked. */
  readonly marked: string;
  /** The draft after it. */
  readonly next: string;
  readonly comments: Marking['comments'];
};

/** Every sentence that the teacher said something about, with what became of it in the next draft. */
export function MarkedSentences({ marked, next, comments }: MarkedSentencesProps) {
  const text = useText('markingOffer');
  const id = useId();
  const sentences = useMemo(() => listCommentedSentences(marked, next, comments), [marked, next, comments]);
  if (sentences.length === 0) return null;
  const left = sentences.filter(({ row }) => row.kind === 'same' || row.kind === 'moved').length;
  return (
    <>
      <h3 id={id}>{text('draft.sentences')}</h3>
      <p data-sentences-left={left}>
        {left === 0 ? text('draft.allChanged') : text('draft.someLeft', { left, count: sentences.length })}
      </p>
      <ol className={styles.sentences} aria-labelledby={id}>
        {sentences.map(({ row, comments: about }) => (
          <li key={row.before?.place} data-sentence={row.kind}>
            {row.kind === 'same' ? <b className={styles.asItWas}>{text('draft.asItWas')}</b> : null}
            <ChangedSentence row={row} />
            <ul className={styles.about}>
              {about.map(({ id: commentId, body, suggestion, anchor }) => (
                <li key={commentId}>
                  {anchor.in === 'text' ? <q lang="en">{anchor.quote}</q> : null}
                  {suggestion ? (
                    <>
                      {' → '}
                      <ins lang="en">{suggestion}</ins>
                    </>
                  ) : null}
                  <p className={styles.said}>{body}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
