import { useEffect, useState } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Slot } from '#platform/pages/slot.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OrderView } from '../../contract.ts';
import { canPay, isSettled } from '../../domain/orders/order-state.ts';
import { forgetAct } from '../orders/act-key.ts';
import { withoutLine } from '../cart/change-lines.ts';
import { changeCart, getCart } from '../cart/cart-store.ts';
import { tellEntitlements } from '../entitlements/entitlement-news.ts';
import styles from './checkout-return-page.module.css';
import { PayOrder } from '../orders/pay-order.tsx';
import { LONG_WAIT_MS, useAskAgain } from '../orders/use-ask-again.ts';

type OutcomeProps = {
  readonly order: OrderView;
  readonly reload: () => void;
  readonly onOrder: (order: OrderView) => void;
  /** The payment page reported success, as far as the browser can tell. */
  readonly claimed: boolean;
};

/** The result of a payment. It is requested again until it is known. */
export function CheckoutOutcome({ order, reload, onOrder, claimed }: OutcomeProps) {
  const { state, lines, number } = order;
  const text = useText('checkout');
  const settled = isSettled(state);
  const [begunAt] = useState(() => Date.now());
  const [waitedMs, setWaitedMs] = useState(0);
  // After a refused card another one may have paid, and that report may still arrive.
  const waits = canPay(state) && (state !== 'failed' || (claimed && waitedMs < LONG_WAIT_MS));
  useAskAgain(
    canPay(state),
    () => {
      setWaitedMs(Date.now() - begunAt);
      reload();
    },
    waitedMs,
  );
  useEffect(() => {
    if (!settled) return;
    forgetAct('checkout');
    const bought = lines.map(({ product }) => product);
    const { lines: wanted } = getCart();
    const left = bought.reduce(withoutLine, wanted);
    if (left.length < wanted.length) changeCart({ lines: left });
    tellEntitlements();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is settled
  }, [settled]);

  if (settled) return <Settled order={order} />;
  if (waits && !claimed) return <Unpaid order={order} onOrder={onOrder} />;
  if (waits) return <Waiting order={order} long={waitedMs >= LONG_WAIT_MS} onOrder={onOrder} />;
  if (canPay(state)) return <Failed order={order} onOrder={onOrder} />;
  return (
    <Notice
      title={text('back.overTitle')}
      action={
        <ButtonLink to={paths.cart()} size="small" variant="secondary">
          {text('toCart')}
        </ButtonLink>
      }
    >
      <p>{text(state === 'cancelled' ? 'back.cancelledText' : 'back.expiredText', { number })}</p>
    </Notice>
  );
}

function Settled({ order }: { readonly order: OrderView }) {
  const text = useText('checkout');
  const language = useLanguage();
  const { number, state, lines, order_id: orderId, total_minor: total } = order;
  const refunded = state === 'refunded';
  const [line, ...others] = lines;
  const isOne = others.length === 0;
  /** The main button's target: what was bought alone. The pages of several are in the list, once each. */
  const bought = refunded || !isOne ? undefined : line;
  /** Where each can be used: a marking has no page of its own, so the learner chooses a work for it. */
  const isMarking = bought?.kind === 'marking';
  const isListed = !refunded && !(isOne && line?.path && !line.grant?.credits);
  const words = refunded ? 'refundedText' : total === 0 ? 'freeText' : 'paidText';
  return (
    <>
      <Notice
        tone={refunded ? 'info' : 'success'}
        announce
        title={text(`back.${refunded ? 'refundedTitle' : 'paidTitle'}`)}
      >
        <p>{text(`back.${words}`, { number })}</p>
      </Notice>
      {isListed ? (
        <Panel className={styles.open}>
          <h2 className={styles.subtitle}>{text('back.openNow')}</h2>
          <ul className={styles.lines}>
            {lines.map(({ line_id: id, name, path, grant }) => (
              <li key={id}>
                {path === null || isOne ? (
                  name[language]
                ) : (
                  <TextLink variant="arrow" to={grant?.markings ? paths.myWorks() : path}>
                    {text(grant?.markings ? 'back.choose' : 'back.open', { title: name[language] })}
                  </TextLink>
                )}
                {grant?.credits ? (
                  <span className={styles.quiet}>
                    {text('back.credits', { count: grant.credits.left, minutes: grant.credits.minutes })}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      {refunded ? null : <Slot name="chosen-time" of={{}} />}
      <div className={styles.ways}>
        <Row>
          {bought?.path ? (
            <ButtonLink to={isMarking ? paths.myWorks() : bought.path}>
              {text(isMarking ? 'back.choose' : 'back.open', { title: bought.name[language] })}
            </ButtonLink>
          ) : null}
          <ButtonLink to={paths.me()} variant={bought?.path ? 'secondary' : 'primary'}>
            {text('back.toMe')}
          </ButtonLink>
          <ButtonLink to={paths.order({ orderId })} variant="secondary">
            {text('back.seeOrder')}
          </ButtonLink>
          <ButtonLink to={paths.receipt({ orderId })} variant="secondary">
            {text('back.seeReceipt')}
          </ButtonLink>
        </Row>
      </div>
    </>
  );
}

function Failed({ order, onOrder }: Pick<OutcomeProps, 'order' | 'onOrder'>) {
  const text = useText('checkout');
  const orderText = useText('orders');
  const language = useLanguage();
  const session = useSession();
  const { failure, expires_at: end } = order;
  const date = end === null ? '' : formatInstant(end, { language, timeZone: session?.user.time_zone });
  const reason = orderText(`failures.${failure ?? 'other'}`);
  return (
    <>
      <Notice tone="error" announce title={text('back.failedTitle')}>
        <p>{text('back.failedText', { reason: language === 'en' ? `${reason} ` : reason, date })}</p>
      </Notice>
      <PayOrder
        order={order}
        payLabel={text('back.again')}
        cancelLabel={text('back.cancel')}
        onOrder={onOrder}
      />
    </>
  );
}

/**
 * The learner left the payment page, as far as the browser can tell. A payment that is reported later is shown
 * automatically.
 */
function Unpaid({ order, onOrder }: Pick<OutcomeProps, 'order' | 'onOrder'>) {
  const text = useText('checkout');
  return (
    <>
      <Notice title={text('back.unpaidTitle')}>
        <p>{text('back.unpaidText')}</p>
      </Notice>
      <PayOrder
        order={order}
        payLabel={text('back.payNow')}
        cancelLabel={text('back.cancel')}
        onOrder={onOrder}
      />
    </>
  );
}

type WaitingProps = Pick<OutcomeProps, 'order' | 'onOrder'> & {
  /** It takes longer than usual. */
  readonly long: boolean;
};

function Waiting({ order, long, onOrder }: WaitingProps) {
  const text = useText('checkout');
  return (
    <>
      <div className={styles.waiting} role="status" data-waits="">
        <Spinner />
        <div>
          <h2 className={styles.subtitle}>{text('back.waitTitle')}</h2>
          <p>{text(long ? 'back.longText' : 'back.waitText')}</p>
        </div>
      </div>
      <div className={styles.unpaid}>
        <p>{text('back.notPaid')}</p>
        <PayOrder
          order={order}
          payLabel={text('back.payNow')}
          cancelLabel={text('back.cancel')}
          variant="secondary"
          onOrder={onOrder}
        />
      </div>
    </>
  );
}
