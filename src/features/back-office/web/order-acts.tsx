import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AdminOrder } from './admin-replies.ts';
import styles from './admin.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type ActsProps = { readonly order: AdminOrder; readonly onOrder: (order: AdminOrder) => void };
type Failure = Exclude<CallResult<never>, { ok: true }>;

/** An admin's acts on an order. */
export function OrderActs({ order, onOrder }: ActsProps) {
  const text = useText('backOffice');
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const [refunding, setRefunding] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const resend = async () => {
    setBusy(true);
    setFailure(undefined);
    const result = await call(ORDER_ADMIN_ENDPOINTS, 'resendReceipt', {
      params: { orderId: order.order_id },
    });
    setBusy(false);
    if (!result.ok) return setFailure(result);
    showToast({ text: text('order.resent', { email: order.buyer.email }) });
    onOrder(result.reply.order);
  };
  if (order.paid_at === null) return null;
  return (
    <>
      <div className={styles.acts}>
        <Button variant="secondary" busy={busy} onClick={() => void resend()}>
          {text('order.resend')}
        </Button>
        {order.can.refund ? (
          <Button variant="danger" onClick={() => setRefunding(true)}>
            {text('order.refund')}
          </Button>
        ) : null}
      </div>
      {failure === undefined ? null : <FailureNotice failure={failure} />}
      {refunding ? (
        <RefundDialog
          order={order}
          onClose={() => setRefunding(false)}
          onOrder={(changed) => {
            setRefunding(false);
            onOrder(changed);
          }}
        />
      ) : null}
    </>
  );
}
