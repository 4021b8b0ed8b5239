import { useState, type FormEvent } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { APPEAL_ENDPOINTS } from '../../appeals-endpoints.ts';
import { APPEAL_REASON } from '../../domain/results/appeal.ts';
import styles from './appeal-section.module.css';
import type { Appeal } from './use-result-extras.ts';

type AppealSectionProps = {
  readonly attemptId: string;
  readonly number: number;
  readonly appeal: Appeal | undefined;
  /** The answer counts as right since the appeal. */
  readonly remarked: boolean;
  readonly onAppeal: (appeal: Appeal) => void;
};

/** The form to appeal against a mark, or the outcome of the appeal. */
export function AppealSection({ attemptId, number, appeal, remarked, onAppeal }: AppealSectionProps) {
  const r = useText('result');
  const [open, setOpen] = useState(false);
  if (appeal) return <AppealState appeal={appeal} remarked={remarked} />;
  if (!open) {
    return (
      <Button variant="quiet" size="small" onClick={() => setOpen(true)} data-open-appeal={number}>
        {r('appeal.open')}
      </Button>
    );
  }
  return (
    <AppealForm attemptId={attemptId} number={number} onAppeal={onAppeal} onCancel={() => setOpen(false)} />
  );
}

type AppealFormProps = Omit<AppealSectionProps, 'appeal' | 'remarked'> & { readonly onCancel: () => void };

function AppealForm({ attemptId, number, onAppeal, onCancel }: AppealFormProps) {
  const r = useText('result');
  const [reason, setReason] = useState('');
  const [short, setShort] = useState(false);
  const [state, setState] = useState<'writing' | 'sending'>('writing');
  const [failure, setFailure] = useState<string>();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isShort = reason.trim().length < APPEAL_REASON.least;
    setShort(isShort);
    if (isShort || state === 'sending') return;
    setState('sending');
    setFailure(undefined);
    const result = await call(APPEAL_ENDPOINTS, 'addAppeal', {
      params: { attemptId },
      body: { number, reason },
    });
    if (result.ok) return onAppeal(result.reply);
    setState('writing');
    setFailure(result.kind === 'refused' ? result.problem.detail : r('appeal.failed'));
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate data-appeal={number}>
      <TextArea
        label={r('appeal.label', { number })}
        hint={r('appeal.hint')}
        {...(short ? { error: r('appeal.short') } : {})}
        name="reason"
        rows={3}
        maxLength={APPEAL_REASON.most}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {failure === undefined ? null : (
        <Notice tone="error" announce>
          {failure}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={state === 'sending'}>
          {r(state === 'sending' ? 'appeal.sending' : 'appeal.send')}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {r('appeal.cancel')}
        </Button>
      </div>
    </form>
  );
}

function AppealState({ appeal, remarked }: { readonly appeal: Appeal; readonly remarked: boolean }) {
  const r = useText('result');
  const state = appeal.verdict ?? 'waiting';
  return (
    <div className={styles.state} role="status" data-appeal-state={state}>
      <p className={styles.title}>{r('appeal.yours')}</p>
      <blockquote>{appeal.reason}</blockquote>
      <p>{r(remarked && state === 'upheld' ? 'appeal.remarked' : `appeal.${state}`)}</p>
      {appeal.answer === null ? null : <blockquote>{appeal.answer}</blockquote>}
    </div>
  );
}
