import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { SeedReport } from '../admin-replies.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

const LONGEST_REASON = 600;

type DialogProps = {
  readonly teacher: Pick<SeedReport['teachers'][number], 'account_id' | 'name'>;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** Lets a stopped teacher claim again, with the reason that is stored. */
export function AllowClaimsDialog({ teacher, onClose, onDone }: DialogProps) {
  const text = useText('backOffice');
  const name = teacher.name || text('standardWorks.seeds.former');
  return (
    <ReasonDialog
      title={text('standardWorks.allow.title')}
      intro={<p>{text('standardWorks.allow.text', { name })}</p>}
      confirm={text('standardWorks.allow.save')}
      reason={{
        label: text('standardWorks.allow.reason'),
        hint: text('standardWorks.allow.reasonHint'),
        missing: text('standardWorks.allow.reasonMissing'),
        longest: LONGEST_REASON,
      }}
      act={(reason) =>
        call(MARKING_ADMIN_ENDPOINTS, 'allowMarkingClaims', {
          params: { accountId: teacher.account_id },
          body: { reason },
        })
      }
      onClose={onClose}
      onDone={() => onDone(text('standardWorks.allow.done', { name }))}
    />
  );
}
