import { useState } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';
import { callAdmin, type AdminOrderSummary } from './admin-calls.ts';
import styles from './admin.module.css';
import { FailureNotice } from './failure-notice.tsx';
import type { Sought } from './order-search.tsx';
import { useBackOfficeText } from './use-back-office-text.ts';

type TableProps = {
  readonly sought: Sought;
  readonly first: readonly AdminOrderSummary[];
  /** Of the next page; null: there is none. */
  readonly cursor: string | null;
};

const COLUMNS = ['number', 'at', 'buyer', 'what', 'state', 'total'] as const;

/** On a phone there is no room for these: two of them stand within the others. */
const isWide = (column: (typeof COLUMNS)[number]) =>
  column === 'at' || column === 'what' || column === 'state';

/** Orders that were found, the newest first; earlier ones on demand. */
export function OrderTable({ sought, first, cursor }: TableProps) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const session = useSession();
  const [earlier, setEarlier] = useState({ orders: [] as readonly AdminOrderSummary[], cursor });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Exclude<CallResult<never>, { ok: true }>>();
  const say = (instant: string, shape?: 'date') =>
    formatInstant(instant, { language, timeZone: session?.user.time_zone, ...(shape ? { shape } : {}) });
  const shown = [...first, ...earlier.orders];
  const showMore = async () => {
    if (earlier.cursor === null || busy) return;
    setBusy(true);
    const result = await callAdmin('findOrders', { query: { ...sought, cursor: earlier.cursor } });
    setBusy(false);
    setFailure(result.ok ? undefined : result);
    if (!result.ok) return;
    const { orders, next_cursor: next } = result.reply;
    setEarlier((all) => ({ orders: [...all.orders, ...orders], cursor: next }));
  };
  return (
    <>
      <div className={styles.scroll}>
        <table className={classNames(styles.table, styles.orders)}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={classNames(column === 'total' && styles.number, isWide(column) && styles.wide)}
                >
                  {text(`orders.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((order) => (
              <tr key={order.order_id} data-order={order.number}>
                <td>
                  <TextLink to={paths.adminOrder({ orderId: order.order_id })}>{order.number}</TextLink>
                  <span className={styles.narrow}>{say(order.created_at, 'date')}</span>
                </td>
                <td className={styles.wide}>{say(order.created_at)}</td>
                <td>
                  {order.buyer.name}
                  <span className={styles.buyer}>{order.buyer.email}</span>
                </td>
                <td className={styles.wide}>
                  {order.names.map((name) => name[language]).join(language === 'en' ? ', ' : '、')}
                </td>
                <td className={styles.wide}>{text(`states.${order.state}`)}</td>
                <td className={styles.number}>
                  {formatMoney(order.total_minor, 'USD')}
                  <span className={styles.narrow}>{text(`states.${order.state}`)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {failure === undefined ? null : <FailureNotice failure={failure} />}
      {earlier.cursor !== null ? (
        <Button variant="secondary" busy={busy} onClick={() => void showMore()}>
          {text('orders.more')}
        </Button>
      ) : null}
    </>
  );
}
