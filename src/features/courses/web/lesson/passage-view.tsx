import { Annotated } from '#features/questions/web/index.ts';
import type { Passage } from '#ielts/paper/paper.ts';
import { pieceName } from '../marks/marked-blocks.ts';
import styles from './lesson.module.css';

type PassageViewProps = { readonly block: string; readonly passage: Passage };

/** A reading text; a paragraph shows its letter where questions name it. */
export function PassageView({ block, passage: { title, introduction, paragraphs } }: PassageViewProps) {
  return (
    <article className={styles.passage} lang="en">
      <h3>{title}</h3>
      {introduction ? <p className={styles.introduction}>{introduction}</p> : null}
      {paragraphs.map(({ letter, text }, place) => (
        <p key={letter || text}>
          {letter ? <b data-aside="">{letter} </b> : null}
          <Annotated block={pieceName(block, 'en', place)} text={text} />
        </p>
      ))}
    </article>
  );
}
