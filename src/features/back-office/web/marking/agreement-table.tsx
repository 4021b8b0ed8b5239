import { useText } from '#platform/i18n/text-provider.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { AgreementRow } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { formatDifference, formatShare } from '../format-agreement.ts';

type TableProps = {
  readonly id: 'teachers' | 'machine';
  readonly rows: readonly AgreementRow[];
};

/** Agreement by month and criterion, the latest month first. */
export function AgreementTable({ id, rows }: TableProps) {
  const text = useText('backOffice');
  const title = text(`marking.figures.${id}`);
  const dash = text('marking.figures.dash');
  const latest = [...rows].sort((one, other) =>
    one.month < other.month ? 1 : one.month > other.month ? -1 : 0,
  );
  return (
    <section className={styles.part} aria-labelledby={`agreement-${id}`} data-agreement={id}>
      <h2 id={`agreement-${id}`} className={styles.subtitle}>
        {title}
      </h2>
      <p className={styles.lead}>{text(`marking.figures.${id}Text`)}</p>
      {rows.length === 0 ? (
        <EmptyState title={text('marking.figures.none')}>
          <p>{text(id === 'machine' ? 'marking.figures.noneMachineText' : 'marking.figures.noneText')}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={title}
          columns={[
            { id: 'month', label: text('marking.figures.columns.month') },
            { id: 'criterion', label: text('marking.figures.columns.criterion') },
            { id: 'pairs', label: text('marking.figures.columns.pairs'), isNumber: true },
            { id: 'qwk', label: text('marking.figures.columns.qwk'), isNumber: true },
            { id: 'difference', label: text('marking.figures.columns.difference'), isNumber: true },
            { id: 'half', label: text('marking.figures.columns.half'), isNumber: true },
          ]}
          rows={latest.map((row) => ({
            key: `${row.month} ${row.criterion}`,
            cells: [
              row.month,
              text(`marking.criteria.${row.criterion}`),
              row.count,
              row.qwk === null ? text('marking.figures.tooFew') : row.qwk.toFixed(2),
              row.mean_difference === null ? dash : formatDifference(row.mean_difference),
              row.within_half === null ? dash : formatShare(row.within_half),
            ],
          }))}
        />
      )}
    </section>
  );
}
