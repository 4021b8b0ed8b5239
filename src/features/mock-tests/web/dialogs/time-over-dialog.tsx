import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { SignInLink } from '../attempts/sign-in-link.tsx';
import { submitAnswers } from '../attempts/submit-answers.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';

const RETRY_MS = 3_000;

const WAITING = {
  unreachable: 'submit.overWaiting',
  'signed-out': 'submit.overSignedOut',
  elsewhere: 'submit.overElsewhere',
} as const;

type TimeOverDialogProps = { readonly opened: OpenedAttempt; readonly onSubmitted: () => void };

/** Shown at zero, when the section closes. Without a connection or a session it waits for one and tries again. */
export function TimeOverDialog({ opened, onSubmitted }: TimeOverDialogProps) {
  const t = useText('mockTests');
  const [waiting, setWaiting] = useState<keyof typeof WAITING>();
  const done = useEffectEvent(onSubmitted);

  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    async function attempt(): Promise<void> {
      const outcome = await submitAnswers(opened);
      if (left) return;
      // A refusal means that the attempt was closed elsewhere. The result page shows its state.
      if (outcome === 'submitted' || outcome === 'refused') return done();
      setWaiting(outcome);
      timer = setTimeout(() => void attempt(), RETRY_MS);
    }
    void attempt();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [opened]);

  return (
    <Dialog open title={t('submit.overTitle')}>
      <p role="status">{t(waiting === undefined ? 'submit.overText' : WAITING[waiting])}</p>
      {waiting === 'signed-out' ? (
        <p>
          <SignInLink apart={!opened.sync.getSnapshot().journaled} />
        </p>
      ) : null}
    </Dialog>
  );
}
