import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  readonly shape?: 'text' | 'title' | 'card' | 'circle';
  /** For text: how many lines. */
  readonly lines?: number;
  /** Said once to screen readers ("Loading"); give it to one skeleton of a group. */
  readonly label?: string;
};

/** The shape of content that is loading. It appears after 300 ms: a short wait shows nothing. */
export function Skeleton({ shape = 'text', lines = 3, label }: SkeletonProps) {
  const rows = shape === 'text' ? Array.from({ length: lines }, (_, index) => index) : [0];
  return (
    <div className={styles.skeleton} role={label === undefined ? undefined : 'status'}>
      {label === undefined ? null : <span className="visually-hidden">{label}</span>}
      {rows.map((row) => (
        <span key={row} className={classNames(styles.bone, styles[shape])} aria-hidden="true" />
      ))}
    </div>
  );
}
