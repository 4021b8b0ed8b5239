import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PRACTICE_ADMIN_ENDPOINTS } from '#features/practice/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import styles from '../admin.module.css';
import { failureOf, replyOrThrow } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import type { OfficeSubject } from '../office-key.ts';
import type { QuestionPlace } from './asked-question.tsx';

/** What is stored with a withdrawal. The learners do not read it. */
const REASON = 'Withdrawn in the back office.';
const SUBJECT: OfficeSubject = 'practice';

type QuestionActProps = { readonly place: QuestionPlace; readonly isWithdrawn: boolean };

async function change({ set, number }: QuestionPlace, isWithdrawn: boolean): Promise<number> {
  const place = { set, number };
  const { learners } = isWithdrawn
    ? await replyOrThrow(call(PRACTICE_ADMIN_ENDPOINTS, 'restorePracticeQuestion', { body: place }))
    : await replyOrThrow(
        call(PRACTICE_ADMIN_ENDPOINTS, 'withdrawPracticeQuestion', { body: { ...place, reason: REASON } }),
      );
  return learners;
}

/** Withdraws a question or asks it again, in one click. What follows is said above the button. */
export function QuestionAct({ place, isWithdrawn }: QuestionActProps) {
  const text = useText('backOffice');
  const cache = useQueryClient();
  const showToast = useToast();
  const act = isWithdrawn ? 'restore' : 'withdraw';
  const acting = useMutation({
    mutationFn: () => change(place, isWithdrawn),
    onSuccess(count) {
      showToast({ text: text(`practice.${act}.done`, { count }) });
      return cache.invalidateQueries({ queryKey: [SUBJECT] });
    },
  });
  const failure = failureOf(acting.error);
  return (
    <div className={styles.question}>
      <p>{text(`practice.${act}.text`)}</p>
      {failure === undefined ? null : <FailureNotice failure={failure} />}
      <Button
        variant={isWithdrawn ? 'secondary' : 'danger'}
        busy={acting.isPending}
        onClick={() => acting.mutate()}
        data-act={act}
      >
        {text(`practice.${act}.label`)}
      </Button>
    </div>
  );
}
