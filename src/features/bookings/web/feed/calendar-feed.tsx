import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import styles from './feed.module.css';

/** The secret address of the lessons for calendar programs. It is shown once; a new one replaces it. */
export function CalendarFeed() {
  const text = useText('lessonFeed');
  const [url, setUrl] = useState<string>();
  const [step, setStep] = useState<'resting' | 'making' | 'deleting' | 'deleted'>('resting');
  const [failure, setFailure] = useState<CallFailure>();

  async function make(): Promise<void> {
    setStep('making');
    setFailure(undefined);
    const answer = await call(BOOKING_ENDPOINTS, 'replaceCalendarFeed', {});
    setStep('resting');
    if (answer.ok) setUrl(answer.reply.url);
    else setFailure(answer);
  }

  async function remove(): Promise<void> {
    setStep('deleting');
    setFailure(undefined);
    const answer = await call(BOOKING_ENDPOINTS, 'deleteCalendarFeed', {});
    setStep(answer.ok ? 'deleted' : 'resting');
    if (answer.ok) setUrl(undefined);
    else setFailure(answer);
  }

  return (
    <section aria-labelledby="feed" className={styles.part} data-calendar-feed="">
      <h2 id="feed">{text('title')}</h2>
      <p>{text('text')}</p>
      <p className={styles.quiet}>{text('replaceText')}</p>
      <div role="status">
        {url === undefined ? null : <p>{text('shown')}</p>}
        {step === 'deleted' ? <Notice tone="success">{text('deleted')}</Notice> : null}
      </div>
      <CallProblem failure={failure} uncertain={text('uncertain')} />
      {url === undefined ? null : (
        <TextField
          label={text('label')}
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
          data-feed-url=""
        />
      )}
      <Row>
        <Button variant="secondary" busy={step === 'making'} onClick={() => void make()} data-make-feed="">
          {text(url === undefined ? 'make' : 'replace')}
        </Button>
        <Button variant="quiet" busy={step === 'deleting'} onClick={() => void remove()} data-delete-feed="">
          {text('delete')}
        </Button>
      </Row>
    </section>
  );
}
