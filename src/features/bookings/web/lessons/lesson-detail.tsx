import { useState } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import type { Booking, BookingReply } from '../lesson-replies.ts';
import { LessonRecordings } from '../recording/lesson-recordings.tsx';
import { AfterLesson } from './after-lesson.tsx';
import { CancelLesson } from './cancel-lesson.tsx';
import { LessonRating } from './lesson-rating.tsx';
import { LessonWish } from './lesson-wish.tsx';
import { MoveLesson } from './move-lesson.tsx';
import { paysWith } from './pays-with.ts';
import { ReportAbsence } from './report-absence.tsx';
import { WeeklyLessons } from './weekly-lessons.tsx';
import styles from './lessons.module.css';

type LessonDetailProps = {
  readonly booking: Booking;
  readonly onChanged: (message: string) => void;
};

/** What can be done with a lesson now, at which cost, and what has happened to it. */
export function LessonDetail({ booking, onChanged }: LessonDetailProps) {
  const text = useText('myLessons');
  const language = useLanguage();
  const { booking_id: bookingId, state: lessonState, starts_at: startsAt, wish } = booking;
  const { state, reload } = useReply(
    () => call(BOOKING_ENDPOINTS, 'getBooking', { params: { bookingId } }),
    [bookingId, language, lessonState, startsAt, wish].join(' '),
  );
  return (
    <Loaded state={state} reload={reload} skeleton={<Skeleton lines={4} label={text('loading')} />}>
      {(reply) => <DetailBody reply={reply} reload={reload} onChanged={onChanged} />}
    </Loaded>
  );
}

type DetailBodyProps = Pick<LessonDetailProps, 'onChanged'> & {
  readonly reply: BookingReply;
  readonly reload: () => void;
};

function DetailBody({ reply, reload, onChanged }: DetailBodyProps) {
  const text = useText('myLessons');
  const language = useLanguage();
  const [part, setPart] = useState<'move' | 'weekly'>();
  const { booking, changes } = reply;
  const { learner_zone: timeZone, minutes, state } = booking;
  const until = formatInstant(changes.free_until, { language, timeZone });
  const isOpen = changes.cancellation !== null;
  const finish = (message: string) => {
    setPart(undefined);
    onChanged(message);
  };
  const toggle = (wanted: 'move' | 'weekly') => setPart(part === wanted ? undefined : wanted);
  const mayRepeat =
    minutes !== 15 && booking.teacher !== null && (state === 'booked' || state === 'completed');
  return (
    <div className={styles.detail} data-lesson-detail="">
      <AfterLesson reply={reply} />
      {isOpen ? (
        <LessonWish booking={booking} onChanged={onChanged} />
      ) : booking.wish.trim() === '' ? null : (
        <p>{text('wish', { wish: booking.wish })}</p>
      )}
      {isOpen ? <p data-change-cost="">{text(costNow(reply), { date: until })}</p> : null}
      <Row>
        {changes.can_move ? (
          <Button
            variant="secondary"
            size="small"
            aria-expanded={part === 'move'}
            onClick={() => toggle('move')}
            data-move-lesson=""
          >
            {text(part === 'move' ? 'move.close' : 'move.open')}
          </Button>
        ) : null}
        {changes.cancellation === null ? null : (
          <CancelLesson reply={reply} credit={changes.cancellation} reload={reload} onChanged={onChanged} />
        )}
        {changes.can_report ? <ReportAbsence booking={booking} onChanged={onChanged} /> : null}
        {mayRepeat ? (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={part === 'weekly'}
            onClick={() => toggle('weekly')}
            data-weekly=""
          >
            {text('weekly.open')}
          </Button>
        ) : null}
      </Row>
      {part === 'move' ? <MoveLesson booking={booking} onChanged={finish} /> : null}
      {part === 'weekly' ? <WeeklyLessons booking={booking} onChanged={finish} /> : null}
      {reply.can_rate ? <LessonRating reply={reply} reload={reload} /> : null}
      {/* Also before the room opens: it may have been open before the lesson was moved. */}
      {state === 'held' ? null : (
        <LessonRecordings bookingId={booking.booking_id} timeZone={timeZone} heading="h4" />
      )}
      <History reply={reply} />
    </div>
  );
}

/** What a change costs now. */
function costNow({ booking, changes }: Pick<BookingReply, 'booking' | 'changes'>) {
  if (changes.can_move) return 'move.free';
  return changes.cancellation === 'used' ? (`move.late.${paysWith(booking)}` as const) : 'move.lateFree';
}

function History({ reply: { history, booking } }: Pick<DetailBodyProps, 'reply'>) {
  const text = useText('myLessons');
  const words = useText('lessonWords');
  const language = useLanguage();
  const timeOf = (at: string) => formatInstant(at, { language, timeZone: booking.learner_zone });
  return (
    <>
      <h4>{text('history')}</h4>
      <ul className={styles.history}>
        {history.map(({ kind, by, at, reason, from, starts_at: startsAt }) => (
          <li key={`${kind} ${at}`}>
            {text('historyLine', {
              date: timeOf(at),
              event: words(`event.${kind}`),
              by: words(`by.${by}`),
            })}
            {kind === 'moved' && from && startsAt
              ? ` · ${text('historyMove', { before: timeOf(from), after: timeOf(startsAt) })}`
              : ''}
            {reason ? ` · ${words('reason', { reason })}` : ''}
          </li>
        ))}
      </ul>
    </>
  );
}
