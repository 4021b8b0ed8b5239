import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { AFTER_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import { HomeworkLine } from '../homework/homework-line.tsx';
import { HomeworkEditor } from './homework-editor.tsx';
import type { TaughtReply } from './taught-replies.ts';
import { useAfterText } from './use-after-text.ts';
import styles from './taught.module.css';

const LONGEST_NOTE = 5_000;

type AfterPartProps = {
  readonly reply: TaughtReply;
  readonly name: string;
  readonly accountId: string;
};

/** The teacher's note and homework: to write while there is time for it, to read later. */
export function AfterPart(props: AfterPartProps) {
  const t = useText('taughtLesson');
  const { booking, can_write: canWrite, sent, server_now: now } = props.reply;
  if (!canWrite && sent === null && booking.state !== 'booked') return null;
  return (
    <section aria-labelledby="after" className={styles.part}>
      <h2 id="after">{t('after.title')}</h2>
      {canWrite ? (
        <AfterForm {...props} />
      ) : (
        <>
          <p>{t(booking.starts_at > now ? 'after.notYet' : 'after.over')}</p>
          {sent === null ? null : <SentText sent={sent} />}
        </>
      )}
    </section>
  );
}

function SentText({ sent }: { readonly sent: NonNullable<TaughtReply['sent']> }) {
  const t = useText('taughtLesson');
  return (
    <>
      {sent.note === '' ? null : <p className={styles.words}>{sent.note}</p>}
      <ul>
        {sent.homework.map((homework) => (
          <li key={homework.homework_id}>
            <HomeworkLine homework={homework} />{' '}
            {homework.done_at === null ? null : <Badge tone="success">{t('after.done')}</Badge>}
          </li>
        ))}
      </ul>
    </>
  );
}

function AfterForm({ reply, name, accountId }: AfterPartProps) {
  const t = useText('taughtLesson');
  const language = useLanguage();
  const { booking, write_until: until } = reply;
  const after = useAfterText(booking.booking_id, accountId, reply);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [sent, setSent] = useState(reply.sent);
  const [sentVersion, setSentVersion] = useState(reply.is_sent ? reply.version : 0);
  const { text, other, state } = after;
  const hasSent = state === 'saved' && sentVersion > 0 && after.version === sentVersion;
  const closed =
    failure?.kind === 'refused' && failure.code === 'homework-closed' ? (failure.problem.errors ?? []) : [];
  const time = (instant: string) => formatInstant(instant, { language, timeZone: booking.teacher_zone });

  async function send(): Promise<void> {
    setSending(true);
    setFailure(undefined);
    const isSaved = await after.save();
    const version = after.versionNow();
    const result = isSaved
      ? await call(AFTER_ENDPOINTS, 'sendAfterText', {
          params: { bookingId: booking.booking_id },
          body: { version },
        })
      : ({ ok: false, kind: 'unreachable' } as const);
    setSending(false);
    if (!result.ok) return setFailure(result);
    setSent(result.reply.sent);
    setSentVersion(version);
  }

  return (
    <Stack>
      <p className={styles.quiet}>
        {t('after.intro', { name })}
        <SentenceSpace />
        {t('after.until', { day: time(until) })}
      </p>
      {other ? <OtherText other={other.text} onChoose={after.choose} /> : null}
      <TextArea
        label={t('after.note')}
        hint={t('after.noteHint')}
        rows={6}
        maxLength={LONGEST_NOTE}
        value={text.note}
        onChange={({ currentTarget: { value } }) => after.write({ ...text, note: value })}
        data-after-note=""
      />
      <HomeworkEditor
        bookingId={booking.booking_id}
        name={name}
        homework={text.homework}
        sent={sent?.homework ?? []}
        onChange={(homework) => after.write({ ...text, homework })}
      />
      <p role="status" className={styles.quiet} data-save={state}>
        {t(`after.${state}`)}
      </p>
      <CallProblem failure={failure} uncertain={t('after.failed')}>
        {closed.length === 0 ? null : (
          <ul data-closed-homework="">
            {closed.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        )}
      </CallProblem>
      <p role="status" data-after-sent={hasSent ? 'all' : sent === null ? 'nothing' : 'earlier'}>
        {sent === null
          ? t('after.notSent')
          : t(hasSent ? 'after.sent' : 'after.sentBefore', { name, time: time(sent.changed_at) })}
      </p>
      {hasSent ? null : (
        <Row>
          <Button
            busy={isSending}
            disabled={other !== null || state === 'closed'}
            onClick={() => void send()}
            data-send-after=""
          >
            {t(sent === null ? 'after.send' : 'after.sendAgain', { name })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

type OtherTextProps = {
  readonly other: TaughtReply['text'];
  readonly onChoose: (choice: 'own' | 'other') => void;
};

/** What another tab or device saved. Nothing is replaced before the teacher chooses. */
function OtherText({ other, onChoose }: OtherTextProps) {
  const t = useText('taughtLesson');
  return (
    <Notice tone="warning" announce title={t('after.otherTitle')}>
      <p>{t('after.otherText')}</p>
      <p className={styles.words} data-other-note="">
        {other.note}
      </p>
      <p>{t('after.otherHomework', { count: other.homework.length })}</p>
      <Row>
        <Button variant="secondary" size="small" onClick={() => onChoose('own')}>
          {t('after.keepOwn')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => onChoose('other')}>
          {t('after.takeOther')}
        </Button>
      </Row>
    </Notice>
  );
}
