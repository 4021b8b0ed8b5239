import type { ReactNode } from 'react';
import { ChevronDown as ChevronDownIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './select-frame.module.css';

type SelectFrameProps = { readonly children: ReactNode; readonly className?: string | undefined };

/** Draws our arrow on a `<select>`, its only child, in place of the browser's. `className` sets its width. */
export function SelectFrame({ children, className }: SelectFrameProps) {
  return (
    <span className={classNames(styles.frame, className)}>
      {children}
      <ChevronDownIcon size={18} aria-hidden="true" />
    </span>
  );
}
