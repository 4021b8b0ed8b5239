import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { officePaths } from '#paths';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { call } from '#platform/api-client/api-client.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import type { AdminOrder } from './admin-replies.ts';
import styles from './admin.module.css';
import { codeText } from './code-text.ts';
import { OrderActs } from './order-acts.tsx';
import { OrderLinesTable } from './order-lines-table.tsx';
import { OrderTrail } from './order-trail.tsx';
import { useOfficeQuery } from './use-office-query.ts';

/** One order: buyer, lines, amounts and history. */
export function OrderInspection({ orderId }: { readonly orderId: string }) {
  const text = useText('backOffice');
  const { state, reload } = useOfficeQuery({
    subject: 'orders',
    part: orderId,
    call: (signal) => call(ORDER_ADMIN_ENDPOINTS, 'inspectOrder', { params: { orderId }, signal }),
  });
  return (
    <>
      <p>
        <TextLink to={officePaths.orders()}>{text('order.back')}</TextLink>
      </p>
      <Loaded state={state} reload={reload} skeleton={<Skeleton label={text('loading')} lines={10} />}>
        {({ order }) => <Inspected order={order} />}
      </Loaded>
    </>
  );
}

function Inspected({ order }: { readonly order: AdminOrder }) {
  const text = useText('backOffice');
  const language = useLanguage();
  const session = useSession();
  const { buyer, guardian, coupon } = order;
  const say = (instant: string) => formatInstant(instant, { language, timeZone: session?.user.time_zone });
  const money = (minor: number) => formatMoney(minor, 'USD');
  return (
    <>
      <h1 className={styles.title}>{text('order.title', { number: order.number })}</h1>
      <Panel className={styles.part}>
        <ul className={styles.facts}>
          <li>
            <Badge tone={order.state === 'paid' ? 'success' : 'neutral'}>
              {text(`states.${order.state}`)}
            </Badge>{' '}
            {order.real_money ? null : <Badge tone="accent">{text('order.test')}</Badge>}
          </li>
          <li>
            {text('order.buyer')}: {buyer.name} ({buyer.email})
          </li>
          {guardian === null ? null : (
            <li>{text('order.under20', { name: guardian.name, email: guardian.email })}</li>
          )}
          {coupon === null ? null : (
            <li>
              {text('order.coupon')}: {coupon} ({money(-order.discount_minor)})
            </li>
          )}
          <li>
            {text('order.total')}: <strong>{money(order.total_minor)}</strong>
          </li>
          {order.refunded_minor === 0 ? null : (
            <li>
              {text('order.returned')}: {money(order.refunded_minor)}
            </li>
          )}
          <li className={styles.quiet}>{text('order.terms', { version: order.terms_version })}</li>
        </ul>
        <OrderActs order={order} />
      </Panel>
      <h2 className={styles.subtitle}>{text('order.lines')}</h2>
      <OrderLinesTable lines={order.lines} timeZone={session?.user.time_zone ?? null} />
      <div className={styles.columns}>
        <Panel className={styles.part}>
          <h2 className={styles.subtitle}>{text('order.payments')}</h2>
          <ul className={styles.facts}>
            {order.payments.length === 0 ? <li>{text('order.none')}</li> : null}
            {order.payments.map(
              ({ payment_id: id, provider, state, failure, method, amount_minor: minor, created_at: at }) => (
                <li key={id}>
                  {say(at)} · {codeText(provider, text)} · {codeText(state, text)}
                  {failure === null ? '' : ` (${codeText(failure, text)})`}
                  {method === null ? '' : ` · ${method}`} · {money(minor)}
                </li>
              ),
            )}
          </ul>
        </Panel>
        <Panel className={styles.part}>
          <h2 className={styles.subtitle}>{text('order.refunds')}</h2>
          <ul className={styles.facts}>
            {order.refunds.length === 0 ? <li>{text('order.none')}</li> : null}
            {order.refunds.map(({ refund_id: id, state, reason, amount_minor: minor, requested_at: at }) => (
              <li key={id} data-refund={state}>
                {say(at)} · {codeText(reason, text)} · {codeText(state, text)} · {money(minor)}
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <OrderTrail order={order} timeZone={session?.user.time_zone ?? null} />
    </>
  );
}
