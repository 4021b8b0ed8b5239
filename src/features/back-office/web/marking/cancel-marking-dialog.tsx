import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { AdminMarkingOrder } from '../admin-replies.ts';
import { failureOf, replyOrThrow } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import type { ActionDialogProps } from '../list/list-definition.ts';

const LONGEST_REASON = 600;

/** Cancels an order. Says what the learner gets back, and requires the reason that the learner reads. */
export function CancelMarkingDialog({ row, onClose, onDone }: ActionDialogProps<AdminMarkingOrder>) {
  const text = useText('backOffice');
  const [isMissing, setIsMissing] = useState(false);
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const learner = row.learner?.name || text('marking.cancel.somebody');
  const cancelling = useMutation({
    mutationFn: () =>
      replyOrThrow(
        call(MARKING_ADMIN_ENDPOINTS, 'cancelMarking', {
          params: { markingOrderId: row.marking_order_id },
          body: { reason: reason.trim() },
        }),
      ),
    onSuccess: () => onDone(text('marking.cancel.done')),
  });
  const failure = failureOf(cancelling.error);
  const cancel = () => {
    const isEmpty = reason.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else if (!cancelling.isPending) cancelling.mutate();
  };
  return (
    <Dialog
      open
      keepOnOutsideClick
      onClose={onClose}
      title={text('marking.cancel.title')}
      closeLabel={text('list.close')}
    >
      <Stack>
        <p data-consequence={row.paid_by}>
          {text(row.paid_by === 'credit' ? 'marking.cancel.credit' : 'marking.cancel.included', { learner })}{' '}
          {text('marking.cancel.lost')}
        </p>
        <TextArea
          ref={field}
          label={text('marking.cancel.reason')}
          hint={text('marking.cancel.reasonHint')}
          error={isMissing && reason.trim() === '' ? text('marking.cancel.reasonMissing') : undefined}
          value={reason}
          maxLength={LONGEST_REASON}
          rows={4}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        {failure === undefined ? null : <FailureNotice failure={failure} />}
        <Row>
          <Button variant="danger" busy={cancelling.isPending} onClick={cancel} data-confirm="">
            {text('marking.cancel.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text('marking.cancel.keep')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
