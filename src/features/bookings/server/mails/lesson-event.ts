import type { CalendarEvent } from '#platform/calendar/write-calendar.ts';
import type { Language, Localised } from '#platform/i18n/language.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { paths } from '#paths';
import type { BookingDependencies } from '../booking-dependencies.ts';
import type { StoredBooking } from '../booking-store.ts';
import { lessonUid } from '../lesson-uid.ts';

/** `learner` reads the teacher's name; `teacher` reads the learner's. */
export type Reader = 'learner' | 'teacher';

const SUMMARY: Readonly<Record<Reader, Localised>> = {
  learner: { en: 'IELTS lesson with {name}', 'zh-Hant': '與 {name} 的 IELTS 課程' },
  teacher: { en: 'Lesson: {name}', 'zh-Hant': '授課：{name}' },
};

const NAMELESS: Localised = { en: 'IELTS lesson', 'zh-Hant': 'IELTS 課程' };

type EventInput = {
  readonly booking: StoredBooking;
  readonly reader: Reader;
  readonly language: Language;
  /** Of the other side. Undefined: it is not named. */
  readonly otherName: string | undefined;
  readonly description: string;
  readonly stampAt: Date;
};

/** A lesson as an event of a calendar, for one of its two sides. Its address is that of the room. */
export function lessonEvent(
  { config }: Pick<BookingDependencies, 'config'>,
  { booking, reader, language, otherName, description, stampAt }: EventInput,
): CalendarEvent {
  return {
    uid: lessonUid(booking.id, config),
    sequence: booking.sequence,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    stampAt,
    summary:
      otherName === undefined ? NAMELESS[language] : fillText(SUMMARY[reader][language], { name: otherName }),
    description,
    url: `${config.publicUrl}${paths.lessonRoom({ bookingId: booking.id })}`,
    isCancelled: booking.state === 'cancelled',
    alarmMinutes: 30,
  };
}
