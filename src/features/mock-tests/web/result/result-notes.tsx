import { blockQuestion, blockText } from '#ielts/paper/block-text.ts';
import type { Section } from '#ielts/paper/paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Note } from '#features/questions/web/index.ts';
import styles from './result-parts.module.css';

type ResultNotesProps = { readonly section: Section; readonly notes: readonly Note[] };

/** The notes that the candidate wrote on the paper. Not rendered without notes. */
export function ResultNotes({ section, notes }: ResultNotesProps) {
  const t = useText('mockTests');
  const r = useText('result');
  if (notes.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="result-notes-title" data-result-notes="">
      <h2 id="result-notes-title">{r('notes.title')}</h2>
      <ul className={styles.notes}>
        {notes.map(({ place, at, text }) => {
          const quote = blockText(section, at.block)?.slice(at.start, at.end);
          const number = blockQuestion(at.block);
          return (
            <li key={place}>
              {quote ? <blockquote lang="en">{quote}</blockquote> : null}
              {number === undefined ? null : <p>{t('player.question', { number })}</p>}
              <p className={styles.note}>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
