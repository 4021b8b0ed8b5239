import type { ReactNode, SyntheticEvent } from 'react';
import { ChevronDown as ChevronDownIcon } from 'lucide-react';
import styles from './accordion.module.css';

type AccordionProps = {
  readonly items: ReadonlyArray<{ readonly id: string; readonly title: ReactNode; readonly body: ReactNode }>;
  /** Opening one closes the others. */
  readonly single?: boolean;
  /** The id of the item that is open at first. */
  readonly openId?: string;
};

function closeOthers({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open) return;
  for (const other of Array.from(currentTarget.parentElement?.children ?? [])) {
    if (other !== currentTarget) other.removeAttribute('open');
  }
}

/** Questions with answers, steps with details. Works without script; each item's id is a link's target. */
export function Accordion({ items, single = false, openId }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, body }) => (
        <details
          key={id}
          id={id}
          className={styles.item}
          open={id === openId || undefined}
          onToggle={single ? closeOthers : undefined}
        >
          <summary className={styles.summary}>
            <span>{title}</span>
            <ChevronDownIcon />
          </summary>
          <div className={styles.body}>{body}</div>
        </details>
      ))}
    </div>
  );
}
