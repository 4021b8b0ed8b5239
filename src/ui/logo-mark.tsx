import { BandScale } from './band-scale.tsx';
import styles from './logo-mark.module.css';

/** The sign: all nine marks, the ninth in amber. With `name` the word mark is next to it. */
export function LogoMark({
  name,
  note,
}: {
  readonly name?: string;
  /** A lighter word after the name. */
  readonly note?: string;
}) {
  return (
    <span className={styles.logo}>
      <BandScale band={9} size="small" />
      {name === undefined ? null : (
        <span className={styles.name} lang="en">
          {name}
          {note === undefined ? null : <span className={styles.note}> {note}</span>}
        </span>
      )}
    </span>
  );
}
