import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import listStyles from './list.module.css';

type SectionProps = {
  readonly label: string;
  /** The number of rows. */
  readonly count: number;
  /** The rows are those of the previous filter. */
  readonly isOld: boolean;
  readonly children: ReactNode;
};

/** The rows of a list and their buttons. Takes the focus when the button that had it disappears. */
export function ListSection({ label, count, isOld, children }: SectionProps) {
  const section = useRef<HTMLElement>(null);
  useLostFocus(section, count);
  return (
    <section ref={section} tabIndex={-1} aria-busy={isOld} aria-label={label} className={listStyles.section}>
      {children}
    </section>
  );
}

/**
 * The button for more rows disappears with the last page, and a row with its own button when an act removes it. The
 * focus moves to the first new row, or to the section.
 */
function useLostFocus(section: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const first = section.current?.querySelectorAll<HTMLElement>('tbody > tr')[before.current];
    const isChanged = count !== before.current;
    const isMore = count > before.current;
    before.current = count;
    if (isChanged && document.activeElement === document.body) (isMore ? first : section.current)?.focus();
  }, [section, count]);
}
