import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { SignInLink } from '../attempts/sign-in-link.tsx';
import { submitAnswers, type SubmitOutcome } from '../attempts/submit-answers.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';

type SubmitDialogProps = {
  readonly open: boolean;
  readonly opened: OpenedAttempt;
  /** The answers that are about to be submitted. */
  readonly summary: ReactNode;
  readonly onClose: () => void;
  readonly onSubmitted: () => void;
};

/** Asks for confirmation: it lists the unanswered questions and says what submitting means. */
export function SubmitDialog({ open, opened, summary, onClose, onSubmitted }: SubmitDialogProps) {
  const t = useText('mockTests');
  const { sitting_id: sittingId, skill } = opened.reply.attempt;
  const isMarked = skill === 'listening' || skill === 'reading';
  const consequence =
    sittingId !== null
      ? 'submit.consequenceSitting'
      : isMarked
        ? 'submit.consequence'
        : 'submit.consequenceJudged';
  const [state, setState] = useState<'asking' | 'busy' | Exclude<SubmitOutcome, 'submitted'>>('asking');

  async function submit(): Promise<void> {
    setState('busy');
    const outcome = await submitAnswers(opened);
    if (outcome === 'submitted') onSubmitted();
    else setState(outcome);
  }

  /** Disabled while submitting: anything typed then would be too late. */
  function close(): void {
    if (state === 'busy') return;
    setState('asking');
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('submit.title')}
      closeLabel={t('submit.cancel')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('submit.cancel')}
          </Button>
          <Button busy={state === 'busy'} onClick={() => void submit()} data-confirm-submit="">
            {state === 'busy' ? t('submit.busy') : t('submit.confirm')}
          </Button>
        </>
      }
    >
      {summary}
      <p>{t(consequence)}</p>
      {state === 'asking' || state === 'busy' ? null : (
        <Notice
          tone="error"
          announce
          action={
            state === 'signed-out' ? <SignInLink apart={!opened.sync.getSnapshot().journaled} /> : undefined
          }
        >
          {t(`submit.${state}`)}
        </Notice>
      )}
    </Dialog>
  );
}
