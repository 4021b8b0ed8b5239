import type { BookingDependencies } from './booking-dependencies.ts';

type Config = Pick<BookingDependencies['config'], 'publicUrl'>;

const UID = /^lesson-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}@(.+)$/;

const hostOf = ({ publicUrl }: Config) => new URL(publicUrl).hostname;

/** The UID of a lesson's event in every calendar. RFC 5545, 3.8.4.7. */
export const lessonUid = (bookingId: string, config: Config): string =>
  `lesson-${bookingId}@${hostOf(config)}`;

/** Whether a calendar's event is a lesson of this site, such as an invitation that a program has stored. */
export const isLessonUid = (uid: string, config: Config): boolean => UID.exec(uid)?.[1] === hostOf(config);
