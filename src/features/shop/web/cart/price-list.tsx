import { formatMoney } from '#platform/i18n/format-money.ts';
import styles from './price-list.module.css';

type PriceListProps = {
  readonly rows: ReadonlyArray<{ readonly label: string; readonly minor: number; readonly total?: boolean }>;
  /** The amounts are about to change. */
  readonly stale?: boolean;
};

/** Amounts, one under the other; the last one is the total. */
export function PriceList({ rows, stale = false }: PriceListProps) {
  return (
    <dl className={styles.list} data-stale={stale || undefined} aria-busy={stale || undefined}>
      {rows.map(({ label, minor, total = false }) => (
        <div key={label} className={total ? styles.total : styles.row}>
          <dt>{label}</dt>
          <dd>{formatMoney(minor, 'USD')}</dd>
        </div>
      ))}
    </dl>
  );
}
