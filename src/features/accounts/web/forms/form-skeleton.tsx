import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../frame/part.module.css';

/** The placeholder of a page of fields. */
export function FormSkeleton({ label, parts }: { readonly label: string; readonly parts: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: parts }, (_, index) => (
        <div key={index} className={styles.part}>
          <div>
            <Skeleton lines={2} label={index === 0 ? label : undefined} />
          </div>
          <Panel>
            <Skeleton lines={4} />
          </Panel>
        </div>
      ))}
    </div>
  );
}
