import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import listStyles from './list.module.css';

type SectionProps = {
  readonly label: string;
  /** What each row is, in order. */
  readonly keys: readonly string[];
  /** The rows are those of the previous filter. */
  readonly isOld: boolean;
  readonly children: ReactNode;
};

/** The rows of a list and their buttons. Takes the focus when the button that had it disappears. */
export function ListSection({ label, keys, isOld, children }: SectionProps) {
  const section = useRef<HTMLElement>(null);
  const focused = useRef<Element>(undefined);
  useLostFocus(section, focused, keys);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-busy={isOld}
      aria-label={label}
      className={listStyles.section}
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      {children}
    </section>
  );
}

/**
 * The button for more rows disappears with the last page, and a row with its own button and dialog when an act takes it
 * out of the filter; on a full page the next row moves up. The focus moves to the first new row, or to the section.
 */
function useLostFocus(
  section: RefObject<HTMLElement | null>,
  focused: RefObject<Element | undefined>,
  keys: readonly string[],
): void {
  const count = keys.length;
  const rows = keys.join('\n');
  const before = useRef(count);
  useEffect(() => {
    const had = before.current;
    before.current = count;
    const isLost = document.activeElement === document.body && focused.current?.isConnected === false;
    if (!isLost) return;
    const first = section.current?.querySelectorAll<HTMLElement>('tbody > tr')[had];
    (count > had ? first : section.current)?.focus();
  }, [section, focused, count, rows]);
}
