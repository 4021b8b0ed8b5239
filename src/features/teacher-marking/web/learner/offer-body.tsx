import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BuyMarking } from './buy-marking.tsx';
import type { Offer, Order } from './marking-replies.ts';
import { OrderProgress } from './order-progress.tsx';
import { SubmitOffer } from './submit-offer.tsx';
import { useInstantText } from './use-instant-text.ts';
import type { WorkPlace } from './work-place.ts';
import styles from './learner.module.css';

type OfferBodyProps = {
  readonly offer: Offer;
  readonly work: WorkPlace;
  readonly isAppeal: boolean;
  readonly onSubmitted: (order: Order) => void;
  readonly onStale: () => void;
};

/** The order of a work; without one, what a marking is, what pays for it, and how it is submitted. */
export function OfferBody({ offer, work, isAppeal, onSubmitted, onStale }: OfferBodyProps) {
  const text = useText('markingOffer');
  const { order, cancelled, kind, paid_by: paidBy } = offer;
  if (order) return <SubmittedOrder order={order} />;
  return (
    <>
      {cancelled ? (
        <div data-order-state="cancelled">
          <Notice tone="warning" title={text('state.cancelled')}>
            <OrderProgress order={cancelled} />
          </Notice>
        </div>
      ) : null}
      {isAppeal ? (
        <>
          <p>{text('appeal.text')}</p>
          <p>{text('appeal.after')}</p>
        </>
      ) : (
        <p>{text(`about.${kind}`)}</p>
      )}
      {paidBy === null ? (
        <BuyMarking kind={kind} />
      ) : (
        <>
          <OfferFacts offer={offer} paidBy={paidBy} />
          <SubmitOffer
            work={work}
            paidBy={paidBy}
            isAppeal={isAppeal}
            onSubmitted={onSubmitted}
            onStale={onStale}
          />
        </>
      )}
    </>
  );
}

function SubmittedOrder({ order }: { readonly order: Order }) {
  const text = useText('markingOffer');
  const isOver = order.state === 'done';
  const isLate = order.is_late && !isOver;
  return (
    <div data-order-state={order.state}>
      <Notice
        tone={isOver ? 'success' : isLate ? 'warning' : 'info'}
        title={text(`state.${order.state}`)}
        action={
          <TextLink
            variant="arrow"
            to={paths.marking({ markingOrderId: order.marking_order_id })}
            data-to-marking=""
          >
            {text(isOver ? 'open' : 'follow')}
          </TextLink>
        }
      >
        <OrderProgress order={order} />
      </Notice>
    </div>
  );
}

type FactsProps = { readonly offer: Offer; readonly paidBy: NonNullable<Offer['paid_by']> };

/** What pays for it, by when it is back, and what the teacher sees. */
function OfferFacts({ offer: { kind, credits, hours }, paidBy }: FactsProps) {
  const text = useText('markingOffer');
  const instant = useInstantText();
  const credit = credits.find((each) => each.kind === kind);
  const count = credit?.left ?? 0;
  const until = credit?.expires_at
    ? text(count === 1 ? 'pays.untilOne' : 'pays.until', { date: instant(credit.expires_at, 'date') })
    : '';
  return (
    <dl className={styles.facts}>
      <dt>{text('pays.label')}</dt>
      <dd data-paid-by={paidBy}>
        {paidBy !== 'credit'
          ? text(`pays.${paidBy}`)
          : count === 1
            ? `${text('pays.creditLast')} ${until}`
            : `${text('pays.credit', { count, left: count - 1 })} ${until}`}
      </dd>
      <dt>{text('back.label')}</dt>
      <dd>{text('back.text', { hours })}</dd>
      <dt>{text('sees.label')}</dt>
      <dd>{text(`sees.${kind}`)}</dd>
    </dl>
  );
}
