import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../player/player.module.css';

/** The shape of the player while the attempt is on its way. */
export function AttemptSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.player} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className={styles.header} />
      <div className={styles.panes}>
        <div className={styles.pane}>
          <Skeleton lines={12} />
        </div>
        <div className={styles.pane}>
          <Skeleton lines={8} />
        </div>
      </div>
    </div>
  );
}
