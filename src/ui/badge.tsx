import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A word or two that sorts a thing: new, free, level. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  readonly tone?: 'neutral' | 'primary' | 'accent' | 'success' | 'danger';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
