import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { MARKING_ENDPOINTS } from '../../endpoints.ts';
import { useInstantText } from './use-instant-text.ts';
import styles from './learner.module.css';

type ConsentProps = { readonly consentedAt: string | null };

/** Whether marked essays may be used to calibrate machines' bands and to check teachers. The learner can change it at any time. */
export function CalibrationConsent({ consentedAt }: ConsentProps) {
  const text = useText('markingPage');
  const instant = useInstantText();
  const [agreedAt, setAgreedAt] = useState(consentedAt);
  const [step, setStep] = useState<'resting' | 'sending' | 'failed'>('resting');
  const agrees = agreedAt !== null;

  async function save(): Promise<void> {
    setStep('sending');
    const answer = await call(MARKING_ENDPOINTS, 'saveMarkingConsent', { body: { agrees: !agrees } });
    setStep(answer.ok ? 'resting' : 'failed');
    if (answer.ok) setAgreedAt(answer.reply.consented_at);
  }

  return (
    <section aria-labelledby="consent" className={styles.part} data-consent={agrees ? 'given' : 'none'}>
      <h2 id="consent">{text('consent.title')}</h2>
      <p>{text('consent.text')}</p>
      <div role="status">
        {agrees ? <p>{text('consent.given', { date: instant(agreedAt, 'date') })}</p> : null}
        {step === 'failed' ? <Notice tone="error">{text('consent.failed')}</Notice> : null}
      </div>
      <Button variant="secondary" busy={step === 'sending'} onClick={() => void save()}>
        {text(agrees ? 'consent.withdraw' : 'consent.agree')}
      </Button>
    </section>
  );
}
