import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { DataTable } from '#ui/data-table.tsx';
import type { AdminOrder } from './admin-replies.ts';
import styles from './admin.module.css';

type LinesProps = { readonly lines: AdminOrder['lines']; readonly timeZone: string | null };

/** The lines of an order, their refunds and their entitlements. */
export function OrderLinesTable({ lines, timeZone }: LinesProps) {
  const text = useText('backOffice');
  const language = useLanguage();
  const gives = (grant: AdminOrder['lines'][number]['grant']) => {
    if (grant === null) return '–';
    if (grant.revoked) return text('order.ended');
    const { credits, access_until: until } = grant;
    if (credits) return text('order.credits', { left: credits.left, total: credits.total });
    return until === null
      ? '–'
      : text('order.until', { date: formatInstant(until, { language, timeZone, shape: 'date' }) });
  };
  return (
    <div className={styles.part}>
      <DataTable
        caption={text('order.lines')}
        columns={[
          { id: 'product', label: text('order.columns.product') },
          { id: 'gives', label: text('order.columns.gives') },
          { id: 'count', label: text('order.columns.count'), isNumber: true },
          { id: 'paid', label: text('order.columns.paid'), isNumber: true },
          { id: 'refunded', label: text('order.columns.refunded'), isNumber: true },
        ]}
        rows={lines.map((line) => ({
          key: line.line_id,
          cells: [
            <>
              {line.name[language]}
              <span className={styles.code}>{line.product}</span>
            </>,
            gives(line.grant),
            line.quantity,
            formatMoney(line.paid_minor, 'USD'),
            formatMoney(line.refunded_minor, 'USD'),
          ],
        }))}
      />
    </div>
  );
}
