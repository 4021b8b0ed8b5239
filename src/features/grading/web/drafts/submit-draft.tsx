import { useState } from 'react';
import { useNavigate } from 'react-router';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import type { Draft } from './use-draft.ts';
import styles from './write.module.css';

type SubmitDraftProps = {
  readonly draft: Draft;
  readonly workId: string;
  readonly minWords: number;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onSubmitted: () => void;
};

type Trouble = { readonly title: string; readonly detail?: string | undefined; readonly needsPlan?: boolean };

/** Submits a text once it is confirmed. A refusal is said in words, and the text stays. */
export function SubmitDraft({ draft, workId, minWords, onBusy, onSubmitted }: SubmitDraftProps) {
  const t = useText('drafts');
  const navigate = useNavigate();
  const [step, setStep] = useState<'resting' | 'asking' | 'submitting'>('resting');
  const [trouble, setTrouble] = useState<Trouble>();
  const count = countWrittenWords(draft.text);

  const stop = (reason: Trouble) => {
    setStep('resting');
    onBusy(false);
    setTrouble(reason);
  };
  const ask = () => {
    setTrouble(draft.text.trim() === '' ? { title: t('write.empty') } : undefined);
    if (draft.text.trim() !== '') setStep('asking');
  };
  const submit = async () => {
    setStep('submitting');
    onBusy(true);
    const { text } = draft.read();
    if (!(await draft.settle())) return stop({ title: t('write.unreachable') });
    const now = draft.read();
    if (now.text !== text) return stop({ title: t('write.changed') });
    const result = await call(WORK_ENDPOINTS, 'submitWork', {
      params: { workId },
      body: { text, sequence: Math.max(1, now.sequence) },
    });
    if (result.ok) {
      await draft.forget();
      onSubmitted();
      return navigate(paths.work({ workId }));
    }
    if (result.kind === 'unreachable') return stop({ title: t('write.unreachable') });
    const { title, detail } = result.problem;
    return stop({ title, detail, needsPlan: result.code === 'plan-needed' });
  };

  return (
    <div className={styles.submit}>
      {trouble ? (
        <Notice
          tone="error"
          announce
          title={trouble.title}
          action={
            trouble.needsPlan ? (
              <TextLink variant="arrow" to={paths.plan({ slug: 'basic-account' })}>
                {t('write.plan')}
              </TextLink>
            ) : undefined
          }
        >
          {trouble.detail}
        </Notice>
      ) : null}
      <Button data-submit-draft="" busy={step === 'submitting'} onClick={ask}>
        {t('write.submit')}
      </Button>
      <Dialog
        open={step === 'asking'}
        onClose={() => setStep('resting')}
        title={t('write.sure')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setStep('resting')}>
              {t('write.no')}
            </Button>
            <Button data-confirm-submit="" onClick={() => void submit()}>
              {t('write.yes')}
            </Button>
          </>
        }
      >
        <p>
          {t(count < minWords ? 'write.sureShort' : 'write.sureText', {
            words: t('words', { count }),
            least: minWords,
          })}
        </p>
      </Dialog>
    </div>
  );
}
