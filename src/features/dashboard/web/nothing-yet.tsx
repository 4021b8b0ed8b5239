import type { ReactNode } from 'react';
import { TextLink } from '#ui/text-link.tsx';
import styles from './dashboard.module.css';

type NothingYetProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** What to do about it. */
  readonly action: string;
  readonly to: string;
};

/** An empty list of the overview: less prominent than a page's empty state. */
export function NothingYet({ title, children, action, to }: NothingYetProps) {
  return (
    <div className={styles.nothing}>
      <p>
        <strong>{title}</strong>
      </p>
      <p className={styles.quiet}>{children}</p>
      <TextLink variant="arrow" to={to}>
        {action}
      </TextLink>
    </div>
  );
}
