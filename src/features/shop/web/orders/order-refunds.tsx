import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Panel } from '#ui/panel.tsx';
import type { OrderView } from '../../contract.ts';
import styles from './order-page.module.css';

type RefundsProps = { readonly refunds: OrderView['refunds']; readonly timeZone: string | null };

/** The refunds of an order; nothing without any. */
export function OrderRefunds({ refunds, timeZone }: RefundsProps) {
  const text = useText('orders');
  const language = useLanguage();
  if (refunds.length === 0) return null;
  return (
    <Panel className={styles.part}>
      <h2 className={styles.subtitle}>{text('refundsTitle')}</h2>
      <ul className={styles.lines}>
        {refunds.map(
          ({ refund_id: id, state, amount_minor: amount, penalty_minor: penalty, requested_at: at }) => (
            <li key={id} className={styles.line} data-refund={state}>
              <div>
                <strong>{text(`refundStates.${state}`)}</strong>
                <p className={styles.quiet}>{formatInstant(at, { language, timeZone })}</p>
                {penalty > 0 ? (
                  <p className={styles.quiet}>{text('kept', { amount: formatMoney(penalty, 'USD') })}</p>
                ) : null}
              </div>
              <span className={styles.amount}>{formatMoney(amount, 'USD')}</span>
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}
