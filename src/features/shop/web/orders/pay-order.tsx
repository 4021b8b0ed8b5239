import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ORDER_ENDPOINTS } from '../../order-endpoints.ts';
import type { OrderView } from '../../contract.ts';
import { forgetAct, keyOfAct } from './act-key.ts';
import styles from './order-page.module.css';
import { useLeaving } from './use-leaving.ts';

type PayProps = {
  readonly order: OrderView;
  readonly payLabel: string;
  readonly cancelLabel: string;
  readonly variant?: ButtonVariant;
  /** Takes the order from a reply. */
  readonly onOrder: (order: OrderView) => void;
};

type Failure = Exclude<CallResult<never>, { ok: true }>;

/** The two acts on an unpaid order: paying and cancelling. */
export function PayOrder({ order, payLabel, cancelLabel, variant = 'primary', onOrder }: PayProps) {
  const text = useText('checkout');
  const { busy, setBusy } = useLeaving();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const params = { orderId: order.order_id };

  const pay = async () => {
    setBusy(true);
    setFailure(undefined);
    // A failed attempt has ended, so the next one gets another key.
    const tries = order.payments.filter(({ state }) => state !== 'open').length;
    const idempotencyKey = keyOfAct('retry', `${order.order_id} ${tries}`);
    const result = await call(ORDER_ENDPOINTS, 'retryPayment', { params, idempotencyKey });
    if (result.ok && result.reply.payment !== null) return window.location.assign(result.reply.payment.url);
    setBusy(false);
    if (result.ok) return onOrder(result.reply.order);
    setFailure(result);
  };
  const cancel = async () => {
    setAsking(false);
    setFailure(undefined);
    const result = await call(ORDER_ENDPOINTS, 'cancelOrder', { params });
    if (!result.ok) return setFailure(result);
    forgetAct('checkout');
    onOrder(result.reply.order);
  };
  return (
    <>
      <div className={styles.acts}>
        {order.can.pay ? (
          <Button variant={variant} busy={busy} onClick={() => void pay()}>
            {payLabel}
          </Button>
        ) : null}
        {order.can.cancel ? (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {cancelLabel}
          </Button>
        ) : null}
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text('cancel.title')}
        closeLabel={text('cancel.keep')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {text('cancel.keep')}
            </Button>
            <Button variant="danger" onClick={() => void cancel()} data-confirm-cancel="">
              {text('cancel.confirm')}
            </Button>
          </>
        }
      >
        <p>{text('cancel.text')}</p>
      </Dialog>
      {failure === undefined ? null : (
        <Notice
          tone="error"
          announce
          title={failure.kind === 'refused' ? failure.problem.title : text('lostTitle')}
        >
          <p>{failure.kind === 'refused' ? failure.problem.detail : text('lost')}</p>
        </Notice>
      )}
    </>
  );
}
