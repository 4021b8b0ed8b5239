import { Printer as PrinterIcon } from 'lucide-react';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { instantWithZone } from '#platform/i18n/instant-with-zone.ts';
import { ownTimeZone } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import type { OrderView } from '../../contract.ts';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderSums } from './order-sums.tsx';
import styles from './receipt.module.css';

type ReceiptProps = {
  readonly order: OrderView;
  readonly school: { readonly name: string; readonly email: string };
  readonly buyer: { readonly name: string; readonly email: string };
  readonly timeZone: string | null;
};

/** Buyer, seller, lines, date and amounts. */
export function Receipt({ order, school, buyer, timeZone }: ReceiptProps) {
  const text = useText('orders');
  const language = useLanguage();
  const method = order.payments.find(({ state }) => state === 'paid')?.method ?? null;
  // A receipt is printed and forwarded, so its times name their zone.
  const say = (instant: string) =>
    instantWithZone(instant, { language, timeZone: timeZone ?? ownTimeZone() });
  return (
    <>
      <Panel className={styles.receipt}>
        <div className={styles.head}>
          <h1>{text('slip.title')}</h1>
          <p>{text('number', { number: order.number })}</p>
        </div>
        {order.real_money ? null : <p className={styles.test}>{text('slip.test')}</p>}
        <dl className={styles.people}>
          {(
            [
              ['slip.seller', school],
              ['slip.buyer', buyer],
            ] as const
          ).map(([label, { name, email }]) => (
            <div key={label}>
              <dt>{text(label)}</dt>
              <dd>{name}</dd>
              <dd>{email}</dd>
            </div>
          ))}
        </dl>
        <p>{text('ordered', { date: say(order.created_at) })}</p>
        {order.paid_at === null ? null : <p>{text('paidOn', { date: say(order.paid_at) })}</p>}
        {method === null ? null : <p>{text('method', { method })}</p>}
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('slip.product')}</th>
              <th scope="col">{text('slip.count')}</th>
              <th scope="col">{text('slip.price')}</th>
              <th scope="col">{text('slip.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <tr key={line.line_id}>
                <td>
                  {line.name[language]}
                  <span className={styles.each}>
                    {line.quantity} × {formatMoney(line.unit_price_minor, 'USD')}
                  </span>
                </td>
                <td>{line.quantity}</td>
                <td>{formatMoney(line.unit_price_minor, 'USD')}</td>
                <td>{formatMoney(line.total_minor, 'USD')}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <OrderSums order={order} />
        <p className={styles.terms}>{text('slip.terms', { version: order.terms_version })}</p>
      </Panel>
      <OrderRefunds refunds={order.refunds} timeZone={timeZone} />
      <div className={styles.print}>
        <Button icon={<PrinterIcon size={20} />} onClick={() => window.print()}>
          {text('slip.print')}
        </Button>
      </div>
    </>
  );
}
