import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { call } from '#platform/api-client/api-client.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import type { AdminOrder } from './admin-replies.ts';
import { failureOf, replyOrThrow } from './call-failure.ts';
import { FailureNotice } from './failure-notice.tsx';
import { useOrderChange } from './use-order-change.ts';

type RefundProps = { readonly order: AdminOrder; readonly onClose: () => void };

const REASONS = ['goodwill', 'withdrawal', 'our-fault', 'charged-in-error'] as const;

/** Refunds everything that is left of an order, for a stated reason. */
export function RefundDialog({ order, onClose }: RefundProps) {
  const text = useText('backOffice');
  const showToast = useToast();
  // This dialog requests one refund, however often its button is pressed.
  const [idempotencyKey] = useState(randomUuid);
  const left = formatMoney(order.total_minor - order.refunded_minor, 'USD');
  const showOrder = useOrderChange();
  const refunding = useMutation({
    mutationFn: (body: { readonly reason: (typeof REASONS)[number]; readonly note?: string }) =>
      replyOrThrow(
        call(ORDER_ADMIN_ENDPOINTS, 'refundOrder', {
          params: { orderId: order.order_id },
          body,
          idempotencyKey,
        }),
      ),
    onSuccess: ({ refund, order: changed }) => {
      showToast({ text: text('order.done', { amount: formatMoney(refund.amount_minor, 'USD') }) });
      onClose();
      return showOrder(changed);
    },
  });
  const failure = failureOf(refunding.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (refunding.isPending) return;
    const form = new FormData(event.currentTarget);
    const reason = REASONS.find((each) => each === form.get('reason')) ?? REASONS[0];
    const note = String(form.get('note')).trim();
    refunding.mutate({ reason, ...(note ? { note } : {}) });
  };
  return (
    <Dialog open onClose={onClose} title={text('order.refundTitle')} closeLabel={text('order.close')}>
      <form onSubmit={submit}>
        <Stack>
          <p>{text('order.refundText')}</p>
          <SelectField
            name="reason"
            label={text('order.reason')}
            options={REASONS.map((value) => ({ value, label: text(`codes.${value}`) }))}
          />
          <TextField
            name="note"
            label={text('order.note')}
            optionalLabel={text('order.optional')}
            hint={text('order.noteHint')}
            maxLength={200}
          />
          {failure === undefined ? null : <FailureNotice failure={failure} />}
          <Row>
            <Button type="submit" variant="danger" busy={refunding.isPending}>
              {text('order.confirm', { amount: left })}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {text('order.stop')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
