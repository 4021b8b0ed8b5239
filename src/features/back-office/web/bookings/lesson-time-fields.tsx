import { useState } from 'react';
import { BOOKING_ENDPOINTS } from '#features/bookings/endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { cityOfTimeZone } from '#platform/i18n/time-zone-name.ts';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { instantOfField } from '../coupon-values.ts';
import { useOfficeQuery } from '../use-office-query.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
/** The choice of a time that the teacher does not offer. */
const OTHER = 'other';

type Lesson = {
  /** The slug of the teacher; empty: none is chosen yet. */
  readonly teacher: string;
  readonly minutes: 15 | 25 | 50;
  /** The zone in which the times are shown and read. */
  readonly timeZone: string;
};

type Typed = { readonly day: string; readonly choice: string; readonly clock: string };
const NOTHING: Typed = { day: '', choice: '', clock: '' };

/** A time for a lesson, as its fields have it. */
export function useLessonTime({ timeZone }: Pick<Lesson, 'timeZone'>) {
  const [typed, setTyped] = useState(NOTHING);
  const { day, choice, clock } = typed;
  const startsAt =
    choice === OTHER ? (clock === '' ? null : instantOfField(`${day}T${clock}`, timeZone)) : choice;
  return {
    typed,
    setTyped,
    /** ISO 8601; undefined: none is chosen. */
    startsAt: startsAt || undefined,
    /** The name of the field that is missing. */
    missing: DAY.test(day) ? (choice === OTHER ? 'clock' : 'slot') : 'day',
  };
}

type FieldsProps = Lesson & {
  readonly time: ReturnType<typeof useLessonTime>;
  /** Whether a missing time is shown as a mistake. */
  readonly isMissing: boolean;
};

/** A day, one of the teacher's free times on it, or any other time. */
export function LessonTimeFields({ teacher, minutes, timeZone, time, isMissing }: FieldsProps) {
  const text = useText('backOffice');
  const language = useLanguage();
  const { typed, setTyped, startsAt, missing } = time;
  const city = cityOfTimeZone(timeZone, language);
  const errorOf = (name: string) =>
    isMissing && startsAt === undefined && missing === name ? text('bookings.time.missing') : undefined;
  return (
    <>
      <TextField
        name="day"
        type="date"
        label={text('bookings.time.day', { city })}
        error={errorOf('day')}
        value={typed.day}
        min="1970-01-01"
        onChange={({ currentTarget: { value: day } }) => setTyped({ ...NOTHING, day })}
      />
      {teacher === '' || !DAY.test(typed.day) ? null : (
        <FreeTimes
          key={`${teacher} ${minutes} ${typed.day}`}
          {...{ teacher, minutes, timeZone }}
          day={typed.day}
          value={typed.choice}
          error={errorOf('slot')}
          onChange={(choice) => setTyped({ ...typed, choice })}
        />
      )}
      {typed.choice === OTHER ? (
        <TextField
          name="clock"
          type="time"
          label={text('bookings.time.clock', { city })}
          hint={text('bookings.time.clockHint')}
          error={errorOf('clock')}
          value={typed.clock}
          onChange={({ currentTarget: { value: clock } }) => setTyped({ ...typed, clock })}
        />
      ) : null}
    </>
  );
}

type FreeTimesProps = Lesson & {
  readonly day: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (choice: string) => void;
};

function FreeTimes({ teacher, minutes, timeZone, day, value, error, onChange }: FreeTimesProps) {
  const text = useText('backOffice');
  const { state } = useOfficeQuery({
    subject: 'bookings',
    part: `slots ${teacher} ${minutes} ${day} ${timeZone}`,
    call: (signal) =>
      call(BOOKING_ENDPOINTS, 'listSlots', {
        params: { teacher },
        query: { minutes: `${minutes}`, zone: timeZone, from: day, days: '1' },
        signal,
      }),
  });
  if (state.status === 'loading') return <Skeleton label={text('loading')} lines={2} />;
  const slots = state.status === 'ready' ? state.reply.slots : [];
  const hint =
    state.status !== 'ready'
      ? text('bookings.time.unknown')
      : slots.length === 0
        ? text('bookings.time.none')
        : undefined;
  return (
    <SelectField
      name="slot"
      label={text('bookings.time.free')}
      hint={hint}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[
        { value: '', label: text('bookings.time.choose') },
        ...slots.map(({ starts_at: startsAt, local, teacher_local: there }) => ({
          value: startsAt,
          label: text('bookings.time.slot', { time: local.slice(11), there: there.slice(11) }),
        })),
        { value: OTHER, label: text('bookings.time.other') },
      ]}
    />
  );
}
