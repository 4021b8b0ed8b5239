import { useParams, type LoaderFunctionArgs } from 'react-router';
import { lacksTwoFactor, Loaded, TwoFactorNeeded, useSession } from '#features/accounts/web/index.ts';
import { deskPaths, paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { ownTimeZone } from '#platform/i18n/zoned-time.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AFTER_ENDPOINTS } from '../../endpoints.ts';
import { useWallText } from '../words/use-wall-text.ts';
import { LessonRecordings } from '../recording/lesson-recordings.tsx';
import { AfterPart } from './after-part.tsx';
import { BriefPart } from './brief-part.tsx';
import type { TaughtReply } from './taught-replies.ts';
import styles from './taught.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'taughtLesson');
  return {
    texts: pageTexts(
      page.context,
      'taughtLesson',
      'lessonHomework',
      'lessonSound',
      'lessonWords',
      'signedIn',
    ),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** A lesson for its teacher: the brief before it, the note and the homework after it. */
export default function TaughtLessonPage() {
  return (
    <Container width="narrow" className={styles.page}>
      <LessonForTeachers />
    </Container>
  );
}

function LessonForTeachers() {
  const { bookingId = '' } = useParams();
  const t = useText('taughtLesson');
  const language = useLanguage();
  const session = useSession();
  const mayAsk =
    session && (session.role === 'teacher' || session.role === 'admin') && !lacksTwoFactor(session);
  const { state, reload } = useReply(
    () => call(AFTER_ENDPOINTS, 'getTaughtLesson', { params: { bookingId } }),
    mayAsk ? `${session.user.id} ${language} ${bookingId}` : undefined,
  );
  // Who was recorded here as its teacher keeps that, also when the lesson is another teacher's by now.
  const recordings = (
    <LessonRecordings bookingId={bookingId} timeZone={ownTimeZone() ?? 'UTC'} heading="h2" />
  );
  if (session && session.role !== 'teacher' && session.role !== 'admin')
    return (
      <>
        <Notice
          tone="warning"
          title={t('denied.title')}
          action={
            <ButtonLink to={paths.me()} size="small" variant="secondary">
              {t('denied.action')}
            </ButtonLink>
          }
        >
          <p>{t('denied.text')}</p>
        </Notice>
        {recordings}
      </>
    );
  if (session && lacksTwoFactor(session)) return <TwoFactorNeeded />;
  return (
    <>
      <TextLink to={deskPaths.calendar()}>{t('back')}</TextLink>
      <Loaded state={state} reload={reload} skeleton={<Skeleton label={t('loading')} lines={8} />}>
        {(reply) => <TaughtLesson key={bookingId} reply={reply} accountId={session?.user.id ?? ''} />}
      </Loaded>
      {state.status === 'refused' && state.code === 'booking-unknown' ? recordings : null}
    </>
  );
}

type TaughtLessonProps = {
  readonly reply: TaughtReply;
  readonly accountId: string;
};

function TaughtLesson({ reply, accountId }: TaughtLessonProps) {
  const t = useText('taughtLesson');
  const words = useText('lessonWords');
  const wall = useWallText();
  const { booking, attendance } = reply;
  const { booking_id: bookingId, minutes } = booking;
  const name = booking.learner_name || t('somebody');
  const hasEnded = booking.ends_at <= reply.server_now;
  const brief = (
    <BriefPart bookingId={bookingId} name={name} isOpen={reply.is_brief_open} isPast={hasEnded} />
  );
  return (
    <div data-taught-lesson={bookingId}>
      <h1 className={styles.title}>{t('titleWith', { name })}</h1>
      <p>
        {t('when', {
          time: wall.dayTime(booking.teacher_local),
          length: minutes === 15 ? words('trial') : words('minutes', { minutes }),
          state: words(`state.${booking.state}`),
        })}
      </p>
      <p className={styles.quiet}>{t('forLearner', { time: wall.dayTime(booking.local) })}</p>
      {attendance === null ? null : (
        <p data-attendance={attendance.kind}>{t(attendance.kind, { minutes: attendance.minutes })}</p>
      )}
      {booking.state === 'booked' ? (
        <p>
          <TextLink to={paths.lessonRoom({ bookingId })} reloadDocument variant="arrow">
            {t('room')}
          </TextLink>
        </p>
      ) : null}
      {hasEnded ? null : brief}
      {/* Also before the room opens: it may have been open before the lesson was moved. */}
      <div className={styles.part}>
        <LessonRecordings bookingId={bookingId} timeZone={booking.teacher_zone} heading="h2" />
      </div>
      <AfterPart reply={reply} name={name} accountId={accountId} />
      {hasEnded ? brief : null}
    </div>
  );
}
