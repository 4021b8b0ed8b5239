import { paths } from '#paths';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { OrderLineView, OrderView } from '../../contract.ts';
import styles from './order-page.module.css';

/** The lines of an order, their prices, and how much of each is open. */
export function OrderLines({
  order,
  timeZone,
}: {
  readonly order: OrderView;
  readonly timeZone: string | null;
}) {
  const language = useLanguage();
  return (
    <ul className={styles.lines}>
      {order.lines.map((line) => (
        <li key={line.line_id} className={styles.line} data-order-line={line.product}>
          <div>
            <strong>
              {line.quantity === 1 ? '' : `${line.quantity} × `}
              {line.name[language]}
            </strong>
            <LineGrant line={line} timeZone={timeZone} />
          </div>
          <span className={styles.amount}>{formatMoney(line.total_minor, 'USD')}</span>
        </li>
      ))}
    </ul>
  );
}

function LineGrant({ line, timeZone }: { readonly line: OrderLineView; readonly timeZone: string | null }) {
  const text = useText('orders');
  const language = useLanguage();
  const { grant, path, name } = line;
  if (grant === null) return <p className={styles.quiet}>{text('notOpen')}</p>;
  if (grant.revoked) return <p className={styles.quiet}>{text('ended')}</p>;
  const { credits, markings, access_until: until } = grant;
  const date = until === null ? '' : formatInstant(until, { language, timeZone, shape: 'date' });
  return (
    <p className={styles.quiet}>
      <span className={styles.what}>
        {credits === null
          ? null
          : text('credits', { left: credits.left, total: credits.total, minutes: credits.minutes })}
        {markings === null ? null : text('markings', { left: markings.left, total: markings.total, date })}
        {until === null || markings !== null ? null : text('until', { date })}
      </span>{' '}
      {markings === null ? null : <TextLink to={paths.myWorks()}>{text('chooseWork')}</TextLink>}
      {path === null || markings !== null ? null : (
        <TextLink to={path}>
          {text('open')}
          <span className="visually-hidden">{text('openWhat', { title: name[language] })}</span>
        </TextLink>
      )}
    </p>
  );
}
