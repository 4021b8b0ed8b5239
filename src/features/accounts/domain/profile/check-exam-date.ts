export type ExamDateFault = 'invalid' | 'past' | 'too-far';

/** How many years ahead an exam can be planned. */
export const EXAM_YEARS_AHEAD = 5;

/** Whether a text is a calendar date, such as 2026-11-21. */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return false;
  // The last day of a month is the day before the first of the next one.
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last;
}

/** The same day some years later. 29 February keeps its text, which still sorts correctly. */
const yearsLater = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/**
 * Checks an exam date: a real date, `today` or later, at most five years ahead. Both are written 2026-11-21, and
 * `today` is the learner's own. Undefined: the date is fine.
 */
export function checkExamDate(examDate: string, today: string): ExamDateFault | undefined {
  if (!isDay(examDate)) return 'invalid';
  if (examDate < today) return 'past';
  return examDate > yearsLater(today, EXAM_YEARS_AHEAD) ? 'too-far' : undefined;
}
