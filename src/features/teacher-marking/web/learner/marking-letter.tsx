import { useText } from '#platform/i18n/text-provider.tsx';
import type { Marking } from './marking-replies.ts';
import styles from './learner.module.css';

/** The closing letter, with what is good and what to do next. */
export function MarkingLetter({ letter }: Pick<Marking, 'letter'>) {
  const text = useText('markingPage');
  return (
    <section aria-labelledby="letter" className={styles.letter} data-letter="">
      <h2 id="letter">{text('letter.title')}</h2>
      {letter.text.trim() === '' ? null : <p className={styles.said}>{letter.text}</p>}
      <div className={styles.points}>
        <Points title={text('letter.strengths')} points={letter.strengths} />
        <Points title={text('letter.steps')} points={letter.steps} />
      </div>
    </section>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ol>
        {points.map((point) => (
          <li key={point} className={styles.said}>
            {point}
          </li>
        ))}
      </ol>
    </div>
  );
}
