import { formatBand } from '#ielts/bands/format-band.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Order } from './marking-replies.ts';
import { useInstantText } from './use-instant-text.ts';
import styles from './learner.module.css';

/** Where a submitted work is: its place, by when it is marked or how late it is, and what happens then. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const text = useText('markingOffer');
  const instant = useInstantText();
  switch (order.state) {
    case 'waiting':
    case 'claimed':
    case 'second-opinion':
      return (
        <>
          <p>{placeOf(order, text)}</p>
          <p>{text(order.is_late ? 'late' : 'due', { date: instant(order.due_at) })}</p>
          {order.is_appeal ? <p>{text('isAppeal')}</p> : null}
          <p>{text('meanwhile')}</p>
        </>
      );
    case 'done':
      return (
        <>
          <p>{text(order.is_appeal ? 'doneAppeal' : 'done', { band: formatBand(order.band ?? 0) })}</p>
          {order.is_late ? <p>{text('wasLate')}</p> : null}
        </>
      );
    case 'cancelled':
      return (
        <>
          <p>{text('cancelled')}</p>
          <blockquote className={styles.reason}>{order.cancelled_because}</blockquote>
          <p>{text('returned')}</p>
        </>
      );
    default:
      return order.state satisfies never;
  }
}

function placeOf({ state, place }: Order, text: ReturnType<typeof useText<'markingOffer'>>): string {
  if (state === 'second-opinion') {
    return place === null ? text('second') : `${text('second')} ${text('secondPlace', { place })}`;
  }
  if (place === null) return text('claimed');
  return place === 1 ? text('next') : text('place', { place });
}
