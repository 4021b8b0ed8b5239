import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AdminMarkingOrder } from '../admin-replies.ts';
import type { ActionDialogProps } from '../list/list-definition.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

const LONGEST_REASON = 600;

/** Cancels an order. Says what the learner gets back, and requires the reason that the learner reads. */
export function CancelMarkingDialog({ row, onClose, onDone }: ActionDialogProps<AdminMarkingOrder>) {
  const text = useText('backOffice');
  const learner = row.learner?.name || text('marking.cancel.somebody');
  return (
    <ReasonDialog
      title={text('marking.cancel.title')}
      intro={
        <p data-consequence={row.paid_by}>
          {text(row.paid_by === 'credit' ? 'marking.cancel.credit' : 'marking.cancel.included', { learner })}
          <SentenceSpace />
          {text('marking.cancel.lost')}
        </p>
      }
      confirm={text('marking.cancel.save')}
      isDangerous
      keep={text('marking.cancel.keep')}
      reason={{
        label: text('marking.cancel.reason'),
        hint: text('marking.cancel.reasonHint'),
        missing: text('marking.cancel.reasonMissing'),
        longest: LONGEST_REASON,
      }}
      act={(reason) =>
        call(MARKING_ADMIN_ENDPOINTS, 'cancelMarking', {
          params: { markingOrderId: row.marking_order_id },
          body: { reason },
        })
      }
      onClose={onClose}
      onDone={() => onDone(text('marking.cancel.done'))}
    />
  );
}
