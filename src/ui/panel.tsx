import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

/** A card's ground alone, for anything: a form, a result, a table. */
export function Panel({
  children,
  className,
  tone = 'surface',
}: {
  readonly children: ReactNode;
  readonly className?: string;
  readonly tone?: 'surface' | 'tint';
}) {
  return (
    <div className={classNames(styles.panel, tone === 'tint' && styles.tinted, className)}>{children}</div>
  );
}
