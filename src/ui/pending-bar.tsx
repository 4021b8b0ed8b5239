import styles from './pending-bar.module.css';

/** A thin bar over the page while something slow is on its way; it appears after 300 ms, so quick pages show nothing. */
export function PendingBar({ pending, label }: { readonly pending: boolean; readonly label: string }) {
  if (!pending) return null;
  return (
    <div className={styles.bar} role="progressbar" aria-label={label}>
      <div className={styles.part} />
    </div>
  );
}
