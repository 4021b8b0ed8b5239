import type { Picture } from '#ielts/question-types/labellings.ts';
import styles from './questions.module.css';

/**
 * A plan, map or diagram of the paper. Its description gives no answer away. Where there is little room it keeps a size
 * that can be read, and scrolls separately.
 */
export function PaperPicture({ title, picture }: { readonly title: string; readonly picture: Picture }) {
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.sheetTitle}>{title}</figcaption>
      <div className={styles.pictureFrame} tabIndex={0} role="region" aria-label={title}>
        <img
          className={styles.picture}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={picture.alt.en}
        />
      </div>
    </figure>
  );
}
