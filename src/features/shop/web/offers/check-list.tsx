import { Check as CheckIcon } from 'lucide-react';
import styles from './check-list.module.css';

/** Short statements, each with a tick; `columns` puts them in two from 768 px on. */
export function CheckList({
  items,
  columns = 1,
}: {
  readonly items: readonly string[];
  readonly columns?: 1 | 2;
}) {
  return (
    <ul className={columns === 2 ? `${styles.list} ${styles.two}` : styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <CheckIcon size={20} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
