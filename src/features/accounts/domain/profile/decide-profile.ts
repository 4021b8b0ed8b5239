import { checkExamDate, type ExamDateFault } from './check-exam-date.ts';
import { checkName, tidyName, type NameFault } from './check-name.ts';
import { dayIn, findTimeZone } from './time-zone.ts';

/** The fields of a profile to change; missing ones stay as they are. Null clears an optional field. */
export type ProfileInput = {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly targetBand?: number | null | undefined;
  readonly examDate?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
};

export type ProfileProblem =
  | { readonly field: 'first_name'; readonly code: `first-name-${NameFault}` }
  | { readonly field: 'last_name'; readonly code: `last-name-${NameFault}` }
  | { readonly field: 'exam_date'; readonly code: `exam-date-${ExamDateFault}` }
  | { readonly field: 'time_zone'; readonly code: 'time-zone-unknown' };

/** The parts of the present profile that a change depends on. */
type Present = { readonly examDate: string | null; readonly timeZone: string | null };

/**
 * Checks a change of a profile and returns it in the form to store: names on one line, the time zone with its usual
 * capitals. An unchanged exam date is never refused, even if it is in the past by now.
 */
export function decideProfile<I extends ProfileInput>(
  input: I,
  present: Present,
  now: Date,
):
  | { readonly ok: true; readonly change: I }
  | { readonly ok: false; readonly problems: readonly ProfileProblem[] } {
  const problems: ProfileProblem[] = [];
  const firstName = input.firstName === undefined ? undefined : tidyName(input.firstName);
  const firstFault = firstName === undefined ? undefined : checkName(firstName);
  if (firstFault) problems.push({ field: 'first_name', code: `first-name-${firstFault}` });
  const lastName = input.lastName === undefined ? undefined : tidyName(input.lastName);
  const lastFault = lastName === undefined ? undefined : checkName(lastName);
  if (lastFault) problems.push({ field: 'last_name', code: `last-name-${lastFault}` });

  const timeZone = input.timeZone ? findTimeZone(input.timeZone) : emptyAsNull(input.timeZone);
  if (input.timeZone && !timeZone) problems.push({ field: 'time_zone', code: 'time-zone-unknown' });

  const examDate = emptyAsNull(input.examDate);
  if (examDate && examDate !== present.examDate) {
    const today = dayIn(timeZone === undefined ? present.timeZone : timeZone, now);
    const fault = checkExamDate(examDate, today);
    if (fault) problems.push({ field: 'exam_date', code: `exam-date-${fault}` });
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, change: { ...input, ...named({ firstName, lastName, timeZone, examDate }) } };
}

/** An empty field of a form clears its value. */
function emptyAsNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}

/** The same object without undefined fields. */
function named<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
