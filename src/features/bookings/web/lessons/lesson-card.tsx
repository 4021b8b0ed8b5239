import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#paths';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { isRoomOpen, roomLeadMinutes } from '../is-room-open.ts';
import type { Booking } from '../lesson-replies.ts';
import { LessonClocks } from '../times/lesson-clocks.tsx';
import { LessonDetail } from './lesson-detail.tsx';
import { paysWith } from './pays-with.ts';
import styles from './lessons.module.css';

type LessonCardProps = {
  readonly booking: Booking;
  readonly isNext: boolean;
  /** The server's time in milliseconds. */
  readonly now: number;
  readonly onChanged: (message: string) => void;
};

/** A lesson: when it is, the room, and its details on demand. */
export function LessonCard({ booking, isNext, now, onChanged }: LessonCardProps) {
  const text = useText('myLessons');
  const words = useText('lessonWords');
  const id = useId();
  const { hash } = useLocation();
  const card = useRef<HTMLLIElement>(null);
  // An email about a lesson leads to its details.
  const isNamed = hash === `#lesson-${booking.booking_id}`;
  const [isOpen, setIsOpen] = useState(isNamed);
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView();
  }, [isNamed]);
  const { booking_id: bookingId, teacher, teacher_name: name, state } = booking;
  const isComing = state === 'booked' && Date.parse(booking.ends_at) > now;
  const hasNotes = state === 'completed' || (state === 'booked' && !isComing);
  const canEnter = isComing && isRoomOpen(booking, now);
  return (
    <li ref={card} className={styles.card} data-lesson={bookingId} data-lesson-state={state}>
      {isNext ? <p className={styles.nextLabel}>{text('next')}</p> : null}
      <h3>{text('with', { name: name || text('shares.someone') })}</h3>
      {state === 'booked' ? null : (
        <Badge tone={state === 'completed' ? 'primary' : 'neutral'}>{words(`state.${state}`)}</Badge>
      )}
      <LessonClocks booking={booking} />
      <Ending booking={booking} />
      {canEnter ? (
        <p className={styles.action}>
          <ButtonLink to={paths.lessonRoom({ bookingId })} reloadDocument data-room="">
            {words('room')}
          </ButtonLink>
        </p>
      ) : isNext ? (
        <p className={styles.quiet}>{words('roomLater', { minutes: roomLeadMinutes(booking) })}</p>
      ) : null}
      <Row>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          data-lesson-details=""
        >
          {text('details')}
        </Button>
        {hasNotes ? (
          <TextLink to={paths.lessonRoom({ bookingId })} reloadDocument data-room-notes="">
            {text('notes')}
          </TextLink>
        ) : null}
        {teacher === null ? null : (
          <TextLink to={`${paths.teacher({ slug: teacher })}#times`}>{text('teacher', { name })}</TextLink>
        )}
      </Row>
      <div id={id}>{isOpen ? <LessonDetail booking={booking} onChanged={onChanged} /> : null}</div>
    </li>
  );
}

/** Why a lesson was cancelled or counts as missed, and what happened to its credit. */
function Ending({ booking }: Pick<LessonCardProps, 'booking'>) {
  const text = useText('myLessons');
  const words = useText('lessonWords');
  const { state, cancelled_because: reason, uses_credit: usesCredit, is_charged: isCharged } = booking;
  if (state === 'no-show-learner')
    return (
      <div data-missed="">
        {usesCredit ? <p>{text('creditUsed')}</p> : null}
        <p>
          {text('missed')}
          <SentenceSpace />
          <TextLink to={paths.contact()}>{text('missedLink')}</TextLink>
        </p>
      </div>
    );
  if (state === 'no-show-teacher') return <p data-made-good="">{text(`absent.${paysWith(booking)}`)}</p>;
  if (state !== 'cancelled') return null;
  return (
    <>
      {reason ? <p>{words('reason', { reason })}</p> : null}
      {usesCredit ? <p>{text(isCharged ? 'creditUsed' : 'creditReturned')}</p> : null}
    </>
  );
}
