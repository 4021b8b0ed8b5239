import { ADMIN_BOOKING_ENDPOINTS } from '#features/bookings/endpoints.ts';
import { officePaths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { AdminBooking } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { defineListPage, toListReply } from '../list/list-definition.ts';
import { BookDialog } from './book-dialog.tsx';
import { LessonTeachers } from './lesson-teachers.tsx';
import { LessonTeacherSelect } from './lesson-teacher-select.tsx';
import { paymentOf } from './payment-of.ts';

const STATES = ['booked', 'completed', 'cancelled', 'no-show-learner', 'no-show-teacher', 'held'] as const;

export const BOOKING_TONES = {
  held: 'accent',
  booked: 'primary',
  completed: 'success',
  cancelled: 'neutral',
  'no-show-learner': 'danger',
  'no-show-teacher': 'danger',
} as const satisfies Record<AdminBooking['state'], string>;

/** Lessons with teachers: those to come, the next first. With `?show=all`: all, the latest first. */
export const BOOKING_LIST = defineListPage({
  name: 'bookings',
  title: 'bookings.title',
  intro: 'bookings.intro',
  Summary: LessonTeachers,
  filters: [
    {
      kind: 'choice',
      name: 'show',
      label: 'bookings.show',
      any: 'bookings.showComing',
      options: [{ value: 'all', label: 'bookings.showAll' }],
    },
    { kind: 'record', name: 'teacher', label: 'bookings.teacher', Select: LessonTeacherSelect, id: 'slug' },
    { kind: 'search', name: 'email', label: 'bookings.email' },
    {
      kind: 'choice',
      name: 'state',
      label: 'bookings.state',
      any: 'bookings.anyState',
      options: STATES.map((value) => ({ value, label: `bookings.states.${value}` as const })),
    },
    { kind: 'day', name: 'from', label: 'bookings.from' },
    { kind: 'day', name: 'to', label: 'bookings.to' },
  ],
  load: async ({ show, ...filter }, cursor, signal) =>
    toListReply(
      await call(ADMIN_BOOKING_ENDPOINTS, 'searchBookings', {
        query: {
          ...filter,
          ...(show === 'all' ? {} : { show: 'coming' as const }),
          ...(cursor ? { cursor } : {}),
        },
        signal,
      }),
      ({ bookings, next_cursor: nextCursor, time_zone: timeZone }) => ({
        rows: bookings,
        nextCursor,
        timeZone,
      }),
    ),
  keyOf: ({ booking_id: id }: AdminBooking) => id,
  markOf: ({ booking_id: id }) => ({ 'data-booking': id }),
  columns: [
    {
      id: 'time',
      label: 'bookings.columns.time',
      cell: ({ booking_id: bookingId, starts_at: at, minutes }, { text, formatInstant }) => (
        <>
          <TextLink to={officePaths.booking({ bookingId })}>{formatInstant(at)}</TextLink>
          <span className={styles.code}>{text(`bookings.lengths.${minutes}`)}</span>
        </>
      ),
    },
    {
      id: 'learner',
      label: 'bookings.columns.learner',
      cell: ({ learner }, { text }) =>
        learner === null ? (
          text('bookings.deleted')
        ) : (
          <>
            {learner.name}
            <span className={styles.buyer}>{learner.email}</span>
          </>
        ),
    },
    {
      id: 'teacher',
      label: 'bookings.columns.teacher',
      cell: ({ teacher_name: name }, { text }) => name || text('bookings.formerTeacher'),
    },
    {
      id: 'state',
      label: 'bookings.columns.state',
      cell: (booking, { text }) => {
        const payment = paymentOf(booking);
        return (
          <>
            <Badge tone={BOOKING_TONES[booking.state]}>{text(`bookings.states.${booking.state}`)}</Badge>
            {payment ? <span className={styles.buyer}>{text(`bookings.paid.${payment}`)}</span> : null}
          </>
        );
      },
    },
  ],
  create: { label: 'bookings.book.label', Dialog: BookDialog },
  empty: { title: 'bookings.none', text: 'bookings.noneText' },
});
