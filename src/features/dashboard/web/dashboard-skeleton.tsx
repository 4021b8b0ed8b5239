import { Skeleton } from '#ui/skeleton.tsx';
import styles from './dashboard.module.css';

/** The placeholder of the overview. */
export function DashboardSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.main}>
        <Skeleton shape="card" label={label} />
        <Skeleton shape="title" />
        <Skeleton lines={5} />
      </div>
      <div className={styles.aside}>
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
