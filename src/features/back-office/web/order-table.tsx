import { useState } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { callAdmin, type AdminOrderSummary } from './admin-calls.ts';
import styles from './admin.module.css';
import type { Sought } from './order-search.tsx';
import { useBackOfficeText } from './use-back-office-text.ts';

type TableProps = {
  readonly sought: Sought;
  readonly first: readonly AdminOrderSummary[];
  readonly more: boolean;
};

const COLUMNS = ['number', 'at', 'buyer', 'what', 'state', 'total'] as const;

/** Orders that were found, the newest first; earlier ones on demand. */
export function OrderTable({ sought, first, more }: TableProps) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const session = useSession();
  const [earlier, setEarlier] = useState({ orders: [] as readonly AdminOrderSummary[], more });
  const [busy, setBusy] = useState(false);
  const shown = [...first, ...earlier.orders];
  const showMore = async () => {
    const before = shown[shown.length - 1]?.created_at;
    if (before === undefined || busy) return;
    setBusy(true);
    const result = await callAdmin('findOrders', { query: { ...sought, before } });
    setBusy(false);
    if (!result.ok) return;
    const { orders, more: further } = result.reply;
    setEarlier((all) => ({ orders: [...all.orders, ...orders], more: further }));
  };
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={column === 'total' ? styles.number : undefined}>
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
                </td>
                <td>{formatInstant(order.created_at, { language, timeZone: session?.user.time_zone })}</td>
                <td>
                  {order.buyer.name}
                  <span className={styles.buyer}>{order.buyer.email}</span>
                </td>
                <td>{order.names.map((name) => name[language]).join(language === 'en' ? ', ' : '、')}</td>
                <td>{text(`states.${order.state}`)}</td>
                <td className={styles.number}>{formatMoney(order.total_minor, 'USD')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {earlier.more ? (
        <Button variant="secondary" busy={busy} onClick={() => void showMore()}>
          {text('orders.more')}
        </Button>
      ) : null}
    </>
  );
}
