import type { ReactNode } from 'react';
import { BandScale } from './band-scale.tsx';
import { HeadingText } from './heading-text.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  readonly title: ReactNode;
  readonly level?: 1 | 2 | 3;
  readonly children?: ReactNode;
  /** The next step for the reader. */
  readonly action?: ReactNode;
  /** Instead of the nine empty marks. */
  readonly picture?: ReactNode;
};

/** An empty list, with a next step for the reader. */
export function EmptyState({ title, level = 2, children, action, picture }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {picture ?? <BandScale band={0} />}
      <Title className={styles.title}>
        <HeadingText>{title}</HeadingText>
      </Title>
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
