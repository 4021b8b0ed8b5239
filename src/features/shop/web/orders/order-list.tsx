import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { Loaded } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { useReply } from '#platform/api-client/use-reply.ts';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ORDER_ENDPOINTS } from '../../order-endpoints.ts';
import type { OrderSummary } from '../../contract.ts';
import styles from './order-page.module.css';
import { OrderStateBadge } from './order-state-badge.tsx';

type ListProps = { readonly accountId: string | undefined; readonly timeZone: string | null };

/** Orders, the newest first, with a button for earlier ones. */
export function OrderList({ accountId, timeZone }: ListProps) {
  const text = useText('orders');
  const { state, reload } = useReply(() => call(ORDER_ENDPOINTS, 'listOrders', { query: {} }), accountId);
  return (
    <Loaded state={state} reload={reload} skeleton={<Skeleton label={text('loading')} lines={6} />}>
      {({ orders, next_cursor: cursor }) =>
        orders.length === 0 ? (
          <EmptyState
            title={text('emptyTitle')}
            action={<ButtonLink to={paths.courses()}>{text('emptyAction')}</ButtonLink>}
          >
            <p>{text('emptyText')}</p>
          </EmptyState>
        ) : (
          <Orders first={orders} cursor={cursor} timeZone={timeZone} />
        )
      }
    </Loaded>
  );
}

type OrdersProps = {
  readonly first: readonly OrderSummary[];
  /** The cursor of the next page; null: there is none. */
  readonly cursor: string | null;
  readonly timeZone: string | null;
};

function Orders({ first, cursor, timeZone }: OrdersProps) {
  const text = useText('orders');
  const [earlier, setEarlier] = useState<{
    readonly orders: readonly OrderSummary[];
    /** The cursor of the next page; null: there is none. */
    readonly cursor: string | null;
  }>({
    orders: [],
    cursor,
  });
  const [busy, setBusy] = useState(false);
  const shown = [...first, ...earlier.orders];
  const showMore = async () => {
    if (earlier.cursor === null || busy) return;
    setBusy(true);
    const result = await call(ORDER_ENDPOINTS, 'listOrders', { query: { cursor: earlier.cursor } });
    setBusy(false);
    if (!result.ok) return;
    const { orders, next_cursor: next } = result.reply;
    setEarlier((all) => ({ orders: [...all.orders, ...orders], cursor: next }));
  };
  return (
    <>
      <ul className={styles.list}>
        {shown.map((order) => (
          <OrderRow key={order.order_id} order={order} timeZone={timeZone} />
        ))}
      </ul>
      {earlier.cursor !== null ? (
        <Button variant="secondary" busy={busy} onClick={() => void showMore()}>
          {text('more')}
        </Button>
      ) : null}
    </>
  );
}

function OrderRow({ order, timeZone }: { readonly order: OrderSummary; readonly timeZone: string | null }) {
  const text = useText('orders');
  const language = useLanguage();
  const { order_id: orderId, number, state, names, total_minor: total, created_at: at } = order;
  return (
    <li className={styles.row} data-order={number}>
      <div>
        <TextLink to={paths.order({ orderId })}>{text('number', { number })}</TextLink>
        <p>{names.map((name) => name[language]).join(text('and'))}</p>
        <p className={styles.quiet}>{text('ordered', { date: formatInstant(at, { language, timeZone }) })}</p>
      </div>
      <div className={styles.rowEnd}>
        <OrderStateBadge state={state} />
        <strong>{formatMoney(total, 'USD')}</strong>
      </div>
    </li>
  );
}
