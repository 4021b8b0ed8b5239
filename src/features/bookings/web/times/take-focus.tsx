import { useEffect, useRef, type ReactNode } from 'react';
import styles from './times.module.css';

type TakeFocusProps = {
  /** `lost`: only if the part that was here before had the focus. A learner who is elsewhere on the page stays there. */
  readonly when: 'always' | 'lost';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A part that takes the place of another one, and its focus, so that a keyboard goes on here and not at the top. */
export function TakeFocus({ when, className, children }: TakeFocusProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (when === 'always' || activeElement === null || activeElement === body) part.current?.focus();
  }, [when]);
  return (
    <div
      ref={part}
      tabIndex={-1}
      className={className === undefined ? styles.focused : `${styles.focused} ${className}`}
    >
      {children}
    </div>
  );
}
