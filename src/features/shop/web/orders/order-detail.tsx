import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import type { OrderView } from '../../contract.ts';
import { isSettled } from '../../domain/orders/order-state.ts';
import { OrderLines } from './order-lines.tsx';
import styles from './order-page.module.css';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderStateBadge } from './order-state-badge.tsx';
import { OrderSums } from './order-sums.tsx';
import { PayOrder } from './pay-order.tsx';
import { RefundPart } from './refund-part.tsx';

type DetailProps = {
  readonly order: OrderView;
  readonly timeZone: string | null;
  readonly onOrder: (order: OrderView) => void;
};

/** One order: its lines, dates and amounts, and what can still be done. */
export function OrderDetail({ order, timeZone, onOrder }: DetailProps) {
  const text = useText('orders');
  const language = useLanguage();
  const { number, state, created_at: createdAt, paid_at: paidAt, order_id: orderId } = order;
  const say = (instant: string) => formatInstant(instant, { language, timeZone });
  const method = order.payments.find((payment) => payment.state === 'paid')?.method ?? null;
  return (
    <>
      <div className={styles.head}>
        <h1>{text('number', { number })}</h1>
        <OrderStateBadge state={state} />
      </div>
      <ul className={styles.facts}>
        <li>{text('ordered', { date: say(createdAt) })}</li>
        {paidAt === null ? null : <li>{text('paidOn', { date: say(paidAt) })}</li>}
        {method === null ? null : <li>{text('method', { method })}</li>}
        {order.guardian === null ? null : <li>{text('guardian', { name: order.guardian.name })}</li>}
        {order.real_money ? null : <li>{text('testMoney')}</li>}
      </ul>
      {state === 'failed' ? (
        <div className={styles.part}>
          <Notice tone="error" title={text(`failures.${order.failure ?? 'other'}`)} />
        </div>
      ) : null}
      <PayOrder order={order} payLabel={text('pay')} cancelLabel={text('cancel')} onOrder={onOrder} />
      <Panel className={styles.part}>
        <h2 className={styles.subtitle}>{text(isSettled(state) ? 'lines' : 'linesUnpaid')}</h2>
        <OrderLines order={order} timeZone={timeZone} />
        <OrderSums order={order} />
      </Panel>
      {isSettled(state) ? (
        <div className={styles.acts}>
          <ButtonLink to={paths.receipt({ orderId })} variant="secondary">
            {text('receipt')}
          </ButtonLink>
        </div>
      ) : null}
      <OrderRefunds refunds={order.refunds} timeZone={timeZone} />
      {order.can.refund ? <RefundPart order={order} timeZone={timeZone} onOrder={onOrder} /> : null}
    </>
  );
}
