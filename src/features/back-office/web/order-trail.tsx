import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { classNames } from '#ui/class-names.ts';
import type { AdminOrder } from './admin-replies.ts';
import styles from './admin.module.css';
import { describeDetail } from './describe-detail.ts';
import { ledgerAccountText, eventText } from './code-text.ts';

/** The history of an order, and its entries in the ledger. */
export function OrderTrail({
  order,
  timeZone,
}: {
  readonly order: AdminOrder;
  readonly timeZone: string | null;
}) {
  const text = useText('backOffice');
  const language = useLanguage();
  const say = (instant: string) => formatInstant(instant, { language, timeZone });
  return (
    <>
      <h2 className={styles.subtitle}>{text('order.history')}</h2>
      <div className={styles.scroll}>
        <table className={classNames(styles.table, styles.trail)}>
          <tbody>
            {order.history.map(({ at, what, by, admin, detail }, index) => (
              <tr key={index} data-happened={what}>
                <td>{say(at)}</td>
                <td>{eventText(what, text)}</td>
                <td>{admin === null ? text(`by.${by}`) : admin.name || admin.email}</td>
                <td>{describeDetail(detail, text)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2 className={styles.subtitle}>{text('order.ledger')}</h2>
      <p className={styles.quiet}>{text('order.ledgerText')}</p>
      <div className={styles.scroll}>
        <table className={classNames(styles.table, styles.trail)}>
          <tbody>
            {order.ledger.map(({ transaction_id: id, at, what, account, amount_minor: minor }) => (
              <tr key={`${id} ${account}`}>
                <td>{say(at)}</td>
                <td>{eventText(what, text)}</td>
                <td>{ledgerAccountText(account, text)}</td>
                <td className={styles.number}>{formatMoney(minor, 'USD')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
