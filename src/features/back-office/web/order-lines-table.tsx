import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
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
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('order.columns.product')}</th>
            <th scope="col">{text('order.columns.gives')}</th>
            <th scope="col" className={styles.number}>
              {text('order.columns.count')}
            </th>
            <th scope="col" className={styles.number}>
              {text('order.columns.paid')}
            </th>
            <th scope="col" className={styles.number}>
              {text('order.columns.refunded')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line_id}>
              <td>
                {line.name[language]}
                <span className={styles.buyer}>{line.product}</span>
              </td>
              <td>{gives(line.grant)}</td>
              <td className={styles.number}>{line.quantity}</td>
              <td className={styles.number}>{formatMoney(line.paid_minor, 'USD')}</td>
              <td className={styles.number}>{formatMoney(line.refunded_minor, 'USD')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
