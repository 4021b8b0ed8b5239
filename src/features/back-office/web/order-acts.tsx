import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { call } from '#platform/api-client/api-client.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import type { AdminOrder } from './admin-replies.ts';
import styles from './admin.module.css';
import { failureOf, replyOrThrow } from './call-failure.ts';
import { FailureNotice } from './failure-notice.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { useOrderChange } from './use-order-change.ts';

/** An admin's acts on an order. */
export function OrderActs({ order }: { readonly order: AdminOrder }) {
  const text = useText('backOffice');
  const showToast = useToast();
  const showOrder = useOrderChange();
  const [isRefunding, setIsRefunding] = useState(false);
  const resending = useMutation({
    mutationFn: () =>
      replyOrThrow(call(ORDER_ADMIN_ENDPOINTS, 'resendReceipt', { params: { orderId: order.order_id } })),
    onSuccess: ({ order: changed }) => {
      showToast({ text: text('order.resent', { email: order.buyer.email }) });
      return showOrder(changed);
    },
  });
  const failure = failureOf(resending.error);
  if (order.paid_at === null) return null;
  return (
    <>
      <div className={styles.acts}>
        <Button variant="secondary" busy={resending.isPending} onClick={() => resending.mutate()}>
          {text('order.resend')}
        </Button>
        {order.can.refund ? (
          <Button variant="danger" onClick={() => setIsRefunding(true)}>
            {text('order.refund')}
          </Button>
        ) : null}
      </div>
      {failure === undefined ? null : <FailureNotice failure={failure} />}
      {isRefunding ? <RefundDialog order={order} onClose={() => setIsRefunding(false)} /> : null}
    </>
  );
}
