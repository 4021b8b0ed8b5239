import { useState, type FormEvent } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AdminOrder } from './admin-replies.ts';
import { FailureNotice } from './failure-notice.tsx';

type RefundProps = {
  readonly order: AdminOrder;
  readonly onClose: () => void;
  readonly onOrder: (order: AdminOrder) => void;
};

const REASONS = ['goodwill', 'withdrawal', 'our-fault', 'charged-in-error'] as const;

/** Refunds everything that is left of an order, for a stated reason. */
export function RefundDialog({ order, onClose, onOrder }: RefundProps) {
  const text = useText('backOffice');
  const showToast = useToast();
  // This dialog requests one refund, however often its button is pressed.
  const [idempotencyKey] = useState(randomUuid);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Exclude<CallResult<never>, { ok: true }>>();
  const left = formatMoney(order.total_minor - order.refunded_minor, 'USD');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const note = String(form.get('note')).trim();
    setBusy(true);
    setFailure(undefined);
    const result = await call(ORDER_ADMIN_ENDPOINTS, 'refundOrder', {
      params: { orderId: order.order_id },
      body: { reason: String(form.get('reason')) as (typeof REASONS)[number], ...(note ? { note } : {}) },
      idempotencyKey,
    });
    setBusy(false);
    if (!result.ok) return setFailure(result);
    const amount = formatMoney(result.reply.refund.amount_minor, 'USD');
    showToast({ text: text('order.done', { amount }) });
    onOrder(result.reply.order);
  };
  return (
    <Dialog open onClose={onClose} title={text('order.refundTitle')} closeLabel={text('order.close')}>
      <form onSubmit={(event) => void submit(event)}>
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
            <Button type="submit" variant="danger" busy={busy}>
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
