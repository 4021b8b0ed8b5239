export type ExamDateFault = 'invalid' | 'past' | 'too-far';

/** How far ahead an exam can be planned. Years. */
export const EXAM_YEARS_AHEAD = 5;

/** Whether a text is a day of the calendar, written 2026-11-21. */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return false;
  // The last day of a month is the day before the first of the next one.
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last;
}

/** The same day so many years later. Of 29 February it is the same text, which sorts as it should. */
const yearsLater = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/**
 * Whether a day can be aimed at: a real one, `today` or later, and not more than five years ahead. Both are written
 * 2026-11-21; `today` is the learner's own. Undefined: it can.
 */
export function checkExamDate(examDate: string, today: string): ExamDateFault | undefined {
  if (!isDay(examDate)) return 'invalid';
  if (examDate < today) return 'past';
  return examDate > yearsLater(today, EXAM_YEARS_AHEAD) ? 'too-far' : undefined;
}
