import { useRef, useState } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import styles from './feed.module.css';

/** A learner's lessons for calendar programs, under a heading. */
export function CalendarFeed() {
  const text = useText('lessonFeed');
  return (
    <section aria-labelledby="feed" className={styles.part}>
      <h2 id="feed">{text('title')}</h2>
      <p>{text('text')}</p>
      <FeedAddress />
    </section>
  );
}

/** The secret address of the lessons for calendar programs. It is shown once; a new one replaces it. */
export function FeedAddress() {
  const text = useText('lessonFeed');
  const session = useSession();
  const { state, replace } = useReply(() => call(BOOKING_ENDPOINTS, 'getCalendarFeed', {}), session?.user.id);
  const said = useRef<HTMLDivElement>(null);
  const [url, setUrl] = useState<string>();
  const [step, setStep] = useState<'resting' | 'making' | 'deleting' | 'deleted'>('resting');
  const [failure, setFailure] = useState<CallFailure>();

  async function make(): Promise<void> {
    setStep('making');
    setFailure(undefined);
    const answer = await call(BOOKING_ENDPOINTS, 'replaceCalendarFeed', {});
    setStep('resting');
    if (!answer.ok) return setFailure(answer);
    setUrl(answer.reply.url);
    replace({ has_address: true });
  }

  async function remove(): Promise<void> {
    setStep('deleting');
    setFailure(undefined);
    const answer = await call(BOOKING_ENDPOINTS, 'deleteCalendarFeed', {});
    setStep(answer.ok ? 'deleted' : 'resting');
    if (!answer.ok) return setFailure(answer);
    setUrl(undefined);
    replace({ has_address: false });
    // The button that was pressed is gone.
    said.current?.focus();
  }

  // Without an answer there may be one, and an address that others know must be possible to delete.
  const hasAddress = state.status === 'ready' ? state.reply.has_address : state.status !== 'loading';
  return (
    <div data-calendar-feed="">
      <Stack space={3}>
        {hasAddress ? <p className={styles.quiet}>{text('replaceText')}</p> : null}
        <div ref={said} role="status" tabIndex={-1}>
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
            {text(hasAddress ? 'replace' : 'make')}
          </Button>
          {hasAddress ? (
            <Button
              variant="quiet"
              busy={step === 'deleting'}
              onClick={() => void remove()}
              data-delete-feed=""
            >
              {text('delete')}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </div>
  );
}
