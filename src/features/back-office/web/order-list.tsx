import { officePaths } from '#paths';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { TextLink } from '#ui/text-link.tsx';
import { call } from '#platform/api-client/api-client.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import type { AdminOrderSummary } from './admin-replies.ts';
import styles from './admin.module.css';
import { defineListPage, toListReply } from './list/list-definition.ts';
import { ORDER_STATES } from './order-states.ts';

/** All orders, the newest first. */
export const ORDER_LIST = defineListPage({
  name: 'orders',
  title: 'orders.title',
  filters: [
    { kind: 'search', name: 'search', label: 'orders.search' },
    {
      kind: 'choice',
      name: 'state',
      label: 'orders.state',
      any: 'orders.anyState',
      options: ORDER_STATES.map((value) => ({ value, label: `states.${value}` as const })),
    },
    { kind: 'day', name: 'from', label: 'orders.from' },
    { kind: 'day', name: 'to', label: 'orders.to' },
  ],
  load: async (filter, cursor, signal) =>
    toListReply(
      await call(ORDER_ADMIN_ENDPOINTS, 'findOrders', {
        query: { ...filter, ...(cursor ? { cursor } : {}) },
        signal,
      }),
      ({ orders, next_cursor: nextCursor, time_zone: timeZone }) => ({ rows: orders, nextCursor, timeZone }),
    ),
  keyOf: ({ order_id: id }: AdminOrderSummary) => id,
  markOf: ({ number }) => ({ 'data-order': number }),
  columns: [
    {
      id: 'number',
      label: 'orders.columns.number',
      cell: ({ order_id: orderId, number }) => (
        <span className={styles.oneLine}>
          <TextLink to={officePaths.order({ orderId })}>{number}</TextLink>
        </span>
      ),
    },
    {
      id: 'at',
      label: 'orders.columns.at',
      cell: ({ created_at: at }, { formatInstant }) => formatInstant(at),
    },
    {
      id: 'buyer',
      label: 'orders.columns.buyer',
      cell: ({ buyer }) => (
        <>
          {buyer.name}
          <span className={styles.buyer}>{buyer.email}</span>
        </>
      ),
    },
    {
      id: 'what',
      label: 'orders.columns.what',
      cell: ({ names }, { language }) =>
        names.map((name) => name[language]).join(language === 'en' ? ', ' : '、'),
    },
    { id: 'state', label: 'orders.columns.state', cell: ({ state }, { text }) => text(`states.${state}`) },
    {
      id: 'total',
      label: 'orders.columns.total',
      align: 'number',
      cell: ({ total_minor: total }) => formatMoney(total, 'USD'),
    },
  ],
  actions: [
    {
      id: 'resend',
      label: 'orders.resend.label',
      isOffered: ({ paid_at: paidAt }) => paidAt !== null,
      confirm: {
        title: 'orders.resend.title',
        text: 'orders.resend.text',
        button: 'order.resend',
      },
      parameters: ({ number, buyer }) => ({ number, email: buyer.email }),
      act: ({ order_id: orderId }) => call(ORDER_ADMIN_ENDPOINTS, 'resendReceipt', { params: { orderId } }),
      done: 'order.resent',
    },
  ],
  download: {
    load: (filter) => call(ORDER_ADMIN_ENDPOINTS, 'exportOrders', { query: filter }),
    file: 'orders.csv',
  },
  empty: { title: 'orders.none', text: 'orders.noneText' },
});
