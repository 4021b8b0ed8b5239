import type { CalendarReply, TaughtLesson } from '../settings/teach-replies.ts';

const MINUTE_MS = 60_000;

/** What takes a half hour: a lesson, or something in another calendar. `isFirst`: it starts in this half hour. */
export type TakenTime =
  | { readonly kind: 'lesson'; readonly lesson: TaughtLesson; readonly isFirst: boolean }
  | { readonly kind: 'busy'; readonly isFirst: boolean };

const wallMs = (local: string) => Date.parse(`${local}:00Z`);

/** Finds what takes a part of a date, in minutes since midnight on the teacher's clock. Lessons count before the rest. */
export function takenTimes(
  lessons: readonly TaughtLesson[],
  busy: CalendarReply['busy'],
): (date: string, from: number, until: number) => TakenTime | undefined {
  const ofLessons = lessons
    .filter(({ state }) => state !== 'held' && state !== 'cancelled')
    .map((lesson) => {
      const start = wallMs(lesson.teacher_local);
      return { lesson, start, end: start + lesson.minutes * MINUTE_MS };
    });
  const ofOthers = busy.map(({ from, until }) => ({ start: wallMs(from), end: wallMs(until) }));
  return (date, from, until) => {
    const midnight = wallMs(`${date}T00:00`);
    const [first, last] = [midnight + from * MINUTE_MS, midnight + until * MINUTE_MS];
    const isIn = ({ start, end }: { readonly start: number; readonly end: number }) =>
      start < last && first < end;
    const taught = ofLessons.find(isIn);
    if (taught) return { kind: 'lesson', lesson: taught.lesson, isFirst: taught.start >= first };
    const other = ofOthers.find(isIn);
    return other && { kind: 'busy', isFirst: other.start >= first };
  };
}
