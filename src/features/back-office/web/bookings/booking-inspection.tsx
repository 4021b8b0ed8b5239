import { Loaded } from '#features/accounts/web/index.ts';
import { ADMIN_BOOKING_ENDPOINTS } from '#features/bookings/endpoints.ts';
import { officePaths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { cityOfTimeZone } from '#platform/i18n/time-zone-name.ts';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { accountZone } from '../account-zone.ts';
import type { InspectedBooking } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { useOfficeQuery } from '../use-office-query.ts';
import { BookingActs } from './booking-acts.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BOOKING_TONES } from './booking-list.tsx';
import { LearnerCredits } from './learner-credits.tsx';
import { paymentOf } from './payment-of.ts';

/** One lesson: its people, its times, what the school can do, its history, and the learner's credits. */
export function BookingInspection({ bookingId }: { readonly bookingId: string }) {
  const text = useText('backOffice');
  const language = useLanguage();
  const { state, reload } = useOfficeQuery({
    subject: 'bookings',
    part: `${bookingId} ${language}`,
    call: (signal) => call(ADMIN_BOOKING_ENDPOINTS, 'inspectBooking', { params: { bookingId }, signal }),
  });
  return (
    <>
      <p>
        <TextLink to={officePaths.bookings()}>{text('bookings.back')}</TextLink>
      </p>
      <Loaded state={state} reload={reload} skeleton={<Skeleton label={text('loading')} lines={10} />}>
        {(reply) => <Inspected reply={reply} />}
      </Loaded>
    </>
  );
}

function Inspected({ reply }: { readonly reply: InspectedBooking }) {
  const text = useText('backOffice');
  const language = useLanguage();
  const timeZone = accountZone();
  const { booking } = reply;
  const { learner, teacher_name: teacher, rating, minutes } = booking;
  const payment = paymentOf(booking);
  const wall = (local: string, zone: string) =>
    text('bookings.wall', {
      time: formatInstant(`${local}:00Z`, { language, timeZone: 'UTC' }),
      city: cityOfTimeZone(zone, language),
    });
  return (
    <>
      <h1 className={styles.title}>
        {text('bookings.heading', { date: formatInstant(booking.starts_at, { language, timeZone }) })}
      </h1>
      <Panel className={styles.part}>
        <ul className={styles.facts}>
          <li>
            <Badge tone={BOOKING_TONES[booking.state]}>{text(`bookings.states.${booking.state}`)}</Badge>{' '}
            {text(`bookings.lengths.${minutes}`)}
          </li>
          <li>
            {text('bookings.fact', {
              what: text('bookings.columns.learner'),
              value: learner === null ? text('bookings.deleted') : text('bookings.person', learner),
            })}
          </li>
          <li>
            {text('bookings.fact', {
              what: text('bookings.columns.teacher'),
              value: teacher || text('bookings.formerTeacher'),
            })}
          </li>
          <li>
            {text('bookings.fact', {
              what: text('bookings.learnerTime'),
              value: wall(booking.local, booking.learner_zone),
            })}
          </li>
          <li>
            {text('bookings.fact', {
              what: text('bookings.teacherTime'),
              value: wall(booking.teacher_local, booking.teacher_zone),
            })}
          </li>
          {payment ? <li>{text(`bookings.paid.${payment}`)}</li> : null}
          {booking.wish.trim() === '' ? null : <li>{text('bookings.wish', { wish: booking.wish })}</li>}
          {rating === null ? null : (
            <li>
              {text('bookings.rating', { clear: rating.clear, useful: rating.useful })}
              <SentenceSpace />
              {rating.note}
            </li>
          )}
        </ul>
        <BookingActs reply={reply} />
      </Panel>
      <h2 className={styles.subtitle}>{text('bookings.history')}</h2>
      <BookingHistory history={reply.history} timeZone={timeZone} />
      {learner === null ? null : (
        <LearnerCredits email={learner.email} name={learner.name} teacher={booking.teacher} />
      )}
    </>
  );
}
