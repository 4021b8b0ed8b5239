import type { ReactNode } from 'react';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useWallText } from '../words/use-wall-text.ts';
import type { Booking, LessonsReply } from '../lesson-replies.ts';
import { LessonCard } from './lesson-card.tsx';
import { useServerNow } from '../room/use-server-now.ts';
import styles from './lessons.module.css';

const TICK_MS = 15_000;

type LessonListsProps = {
  readonly reply: LessonsReply;
  /** Something was changed, which the message says. */
  readonly onChanged: (message: string) => void;
};

/** The next lesson first, then the other coming ones, those that were cancelled and would still come, then the past. */
export function LessonLists({ reply, onChanged }: LessonListsProps) {
  const text = useText('myLessons');
  const now = useServerNow(reply.server_now, TICK_MS);
  const isAhead = ({ ends_at: end }: Booking) => Date.parse(end) > now;
  const isComing = (booking: Booking) => booking.state === 'booked' && isAhead(booking);
  // Until its time is over, a learner looks for it near the lessons to come.
  const isCancelled = (booking: Booking) => booking.state === 'cancelled' && isAhead(booking);
  const isHeld = ({ state }: Booking) => state === 'held';
  const coming = reply.bookings.filter(isComing).reverse();
  const cancelled = reply.bookings.filter(isCancelled).reverse();
  const past = reply.bookings.filter((each) => !isComing(each) && !isCancelled(each) && !isHeld(each));
  const others = [
    ['cancelled', cancelled],
    ['past', past],
  ] as const;
  return (
    <>
      {reply.bookings
        .filter((each) => isHeld(each) && Date.parse(each.held_until ?? '') > now)
        .map((booking) => (
          <HeldNotice key={booking.booking_id} booking={booking} />
        ))}
      {coming.length === 0 ? (
        <EmptyState
          title={text('none')}
          action={<ButtonLink to={paths.teachers()}>{text('teachers')}</ButtonLink>}
        >
          <p>{text('noneText')}</p>
        </EmptyState>
      ) : (
        <LessonList id="coming" title={text('coming')}>
          {coming.map((booking, place) => (
            <LessonCard
              key={booking.booking_id}
              booking={booking}
              isNext={place === 0}
              now={now}
              onChanged={onChanged}
            />
          ))}
        </LessonList>
      )}
      {others.map(([kind, lessons]) =>
        lessons.length === 0 ? null : (
          <LessonList key={kind} id={kind} title={text(kind)}>
            {lessons.map((booking) => (
              <LessonCard
                key={booking.booking_id}
                booking={booking}
                isNext={false}
                now={now}
                onChanged={onChanged}
              />
            ))}
          </LessonList>
        ),
      )}
    </>
  );
}

type LessonListProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

function LessonList({ id, title, children }: LessonListProps) {
  return (
    <section aria-labelledby={id} className={styles.part} data-lessons={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

function HeldNotice({ booking }: { readonly booking: Booking }) {
  const text = useText('myLessons');
  const wall = useWallText();
  const { teacher, teacher_name: name, local, starts_at: startsAt, minutes } = booking;
  return (
    <Notice
      tone="warning"
      action={
        teacher === null ? undefined : (
          <TextLink variant="arrow" to={paths.lessonTime({ slug: teacher, startsAt, minutes })}>
            {text('heldLink')}
          </TextLink>
        )
      }
    >
      <p>{text('held', { name, day: wall.day(local), time: wall.time(local) })}</p>
    </Notice>
  );
}
