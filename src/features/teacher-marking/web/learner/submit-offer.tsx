import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { MARKING_ENDPOINTS } from '../../endpoints.ts';
import type { Offer, Order } from './marking-replies.ts';
import type { WorkPlace } from './work-place.ts';

type SubmitOfferProps = {
  readonly work: WorkPlace;
  readonly paidBy: NonNullable<Offer['paid_by']>;
  readonly isAppeal: boolean;
  readonly onSubmitted: (order: Order) => void;
  /** What pays for it has changed meanwhile. */
  readonly onStale: () => void;
};

/** Submits a work. It cannot be taken back and uses something, so it is confirmed. */
export function SubmitOffer({ work, paidBy, isAppeal, onSubmitted, onStale }: SubmitOfferProps) {
  const text = useText('markingOffer');
  const [step, setStep] = useState<'resting' | 'asking' | 'submitting'>('resting');
  const [problem, setProblem] = useState<string>();

  async function submit(): Promise<void> {
    setStep('submitting');
    setProblem(undefined);
    const body = 'workId' in work ? { work_id: work.workId, ...(isAppeal ? { is_appeal: true } : {}) } : work;
    const answer = await call(MARKING_ENDPOINTS, 'submitForMarking', { body });
    if (answer.ok) return onSubmitted(answer.reply.order);
    setStep('resting');
    setProblem(answer.kind === 'unreachable' ? text('notSubmitted') : answer.problem.detail);
    if (answer.kind === 'refused' && answer.code === 'credit-needed') onStale();
  }

  return (
    <>
      {problem === undefined ? null : (
        <Notice tone="error" announce>
          {problem}
        </Notice>
      )}
      {step === 'resting' ? (
        <Button variant="secondary" onClick={() => setStep('asking')} data-submit-marking="">
          {text(isAppeal ? 'submit.appeal' : 'submit.one')}
        </Button>
      ) : (
        <Notice
          tone="warning"
          announce
          action={
            <Row>
              <Button
                variant="secondary"
                busy={step === 'submitting'}
                onClick={() => void submit()}
                data-confirm-marking=""
              >
                {text('confirm')}
              </Button>
              <Button variant="quiet" onClick={() => setStep('resting')}>
                {text('cancel')}
              </Button>
            </Row>
          }
        >
          {text(`sure.${paidBy}`)}
        </Notice>
      )}
    </>
  );
}
