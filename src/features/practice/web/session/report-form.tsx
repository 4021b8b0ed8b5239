import { useEffect, useRef, useState, type FormEvent } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { PRACTICE_ENDPOINTS } from '../../endpoints.ts';
import styles from './session.module.css';

const REASONS = ['key', 'unclear', 'sound', 'language', 'other'] as const;
type Reason = (typeof REASONS)[number];

type ReportFormProps = {
  readonly set: string;
  readonly number: number;
  readonly answer: string;
  /** The answer in words. */
  readonly shown: string;
};
type State = 'open' | 'sending' | 'failed' | 'mailed' | 'thanks' | { readonly problem: string };

/** Tells the school what is wrong with a question. */
export function ReportForm({ set, number, answer, shown }: ReportFormProps) {
  const t = useText('practice');
  const [state, setState] = useState<State>('open');
  const [report] = useState(randomUuid);
  const [reason, setReason] = useState<Reason>(answer.trim() === '' ? 'unclear' : 'key');
  const [text, setText] = useState('');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    // The form is inside the page of a question, which has Enter of its own.
    event.stopPropagation();
    setState('sending');
    const result = await call(PRACTICE_ENDPOINTS, 'reportPracticeQuestion', {
      body: { report, set, number, reason, text, answer: answer.slice(0, 600) },
    });
    if (result.ok) setState(result.reply.answered_by_email ? 'mailed' : 'thanks');
    else setState(result.kind === 'refused' ? { problem: result.problem.detail } : 'failed');
  };
  const sent = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone then.
  useEffect(() => sent.current?.focus(), [state]);
  if (state === 'mailed' || state === 'thanks') {
    return (
      <div ref={sent} tabIndex={-1} className={styles.sent}>
        <Notice tone="success">
          <p>{t(`report.${state}`)}</p>
        </Notice>
      </div>
    );
  }
  return (
    <form className={styles.report} onSubmit={(event) => void send(event)}>
      <dl>
        <dt>{t('report.answer')}</dt>
        <dd>{answer.trim() === '' ? t('report.noAnswer') : <MixedText text={shown} />}</dd>
      </dl>
      <SelectField
        label={t('report.reason')}
        value={reason}
        options={REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        onChange={({ target }) => setReason(REASONS.find((each) => each === target.value) ?? 'other')}
      />
      <TextArea
        label={t('report.text')}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" variant="secondary" busy={state === 'sending'}>
        {t('report.send')}
      </Button>
      {state === 'failed' || typeof state === 'object' ? (
        <Notice tone="error" announce>
          <p>{state === 'failed' ? t('report.failed') : state.problem}</p>
        </Notice>
      ) : null}
    </form>
  );
}
