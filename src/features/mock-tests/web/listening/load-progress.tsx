import styles from './listening.module.css';

/** The progress of loading, as a bar and in words. */
export function LoadProgress({ fraction, text }: { readonly fraction: number; readonly text: string }) {
  return (
    <div className={styles.progress}>
      <progress max={1} value={fraction} aria-label={text} data-load-progress="" />
      <p>{text}</p>
    </div>
  );
}
