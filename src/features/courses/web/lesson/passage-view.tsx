import type { Passage } from '#ielts/paper/paper.ts';
import styles from './lesson.module.css';

/** A reading text; a paragraph shows its letter where questions name it. */
export function PassageView({ passage: { title, introduction, paragraphs } }: { readonly passage: Passage }) {
  return (
    <article className={styles.passage} lang="en">
      <h3>{title}</h3>
      {introduction ? <p className={styles.introduction}>{introduction}</p> : null}
      {paragraphs.map(({ letter, text }) => (
        <p key={letter || text}>
          {letter ? <b>{letter} </b> : null}
          {text}
        </p>
      ))}
    </article>
  );
}
