import { formatMoney } from '#platform/i18n/format-money.ts';
import { Badge } from '#ui/badge.tsx';
import { call } from '#platform/api-client/api-client.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import type { AdminCoupon } from './admin-replies.ts';
import styles from './admin.module.css';
import { CouponChangeDialog, CouponCreateDialog } from './coupon-dialogs.tsx';
import { defineListPage, toListReply, type ListWriter } from './list/list-definition.ts';

const TONES = {
  'in-use': 'success',
  'not-yet': 'accent',
  'switched-off': 'neutral',
  over: 'neutral',
  'used-up': 'neutral',
} as const satisfies Record<AdminCoupon['state'], string>;

/** All coupons, the newest first. */
export const COUPON_LIST = defineListPage({
  name: 'coupons',
  title: 'coupons.title',
  intro: 'coupons.intro',
  filters: [
    { kind: 'search', name: 'search', label: 'coupons.search' },
    {
      kind: 'choice',
      name: 'active',
      label: 'coupons.columns.state',
      any: 'coupons.activeFilter',
      options: [
        { value: 'true', label: 'coupons.activeStates.on' },
        { value: 'false', label: 'coupons.activeStates.off' },
      ],
    },
  ],
  load: async (filter, cursor, signal) =>
    toListReply(
      await call(ORDER_ADMIN_ENDPOINTS, 'listCoupons', {
        query: { ...filter, ...(cursor ? { cursor } : {}) },
        signal,
      }),
      ({ coupons, next_cursor: nextCursor, time_zone: timeZone }) => ({
        rows: coupons,
        nextCursor,
        timeZone,
      }),
    ),
  keyOf: ({ code }: AdminCoupon) => code,
  markOf: ({ code }) => ({ 'data-coupon': code }),
  columns: [
    { id: 'code', label: 'coupons.columns.code', cell: ({ code }) => code },
    {
      id: 'value',
      label: 'coupons.columns.value',
      cell: ({ percent, amount_minor: minor }) =>
        percent === null ? formatMoney(minor ?? 0, 'USD') : `${percent} %`,
    },
    {
      id: 'state',
      label: 'coupons.columns.state',
      cell: ({ state }, { text }) => <Badge tone={TONES[state]}>{text(`coupons.states.${state}`)}</Badge>,
    },
    { id: 'period', label: 'coupons.columns.period', cell: writePeriod },
    {
      id: 'uses',
      label: 'coupons.columns.uses',
      cell: ({ uses, limit, limit_per_learner: perLearner }, { text }) => (
        <>
          {limit === null ? text('coupons.usesFree', { uses }) : text('coupons.uses', { uses, limit })}
          {perLearner === null ? null : (
            <span className={styles.buyer}>{text('coupons.perLearner', { limit: perLearner })}</span>
          )}
        </>
      ),
    },
    {
      id: 'changed',
      label: 'coupons.columns.changed',
      cell: ({ changed_at: at, changed_by: by }, { formatInstant }) => (
        <>
          {formatInstant(at)}
          <span className={styles.buyer}>{by.name || by.email}</span>
        </>
      ),
    },
  ],
  create: { label: 'coupons.new', Dialog: CouponCreateDialog },
  actions: [{ id: 'change', label: 'coupons.change', Dialog: CouponChangeDialog }],
  download: {
    load: (filter) => call(ORDER_ADMIN_ENDPOINTS, 'exportCoupons', { query: filter }),
    file: 'coupons.csv',
  },
  empty: { title: 'coupons.none', text: 'coupons.noneText' },
});

/** The period of a coupon in the zone of the list, a line for each bound. */
function writePeriod({ starts_at: start, ends_at: end }: AdminCoupon, { text, formatInstant }: ListWriter) {
  if (start === null && end === null) return text('coupons.always');
  return (
    <>
      {start === null ? null : (
        <span className={styles.line}>{text('coupons.from', { date: formatInstant(start) })}</span>
      )}
      {end === null ? null : (
        <span className={styles.line}>{text('coupons.until', { date: formatInstant(end) })}</span>
      )}
    </>
  );
}
