import { checkExamDate, type ExamDateFault } from './check-exam-date.ts';
import { checkName, tidyName, type NameFault } from './check-name.ts';
import { dayIn, findTimeZone } from './time-zone.ts';

/** What of a profile is to change; what is not named stays. Null clears what may be empty. */
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

/** The profile as it is now, as far as a change is judged by it. */
type Present = { readonly examDate: string | null; readonly timeZone: string | null };

/**
 * Judges a change of a profile, and gives it as it is to be kept: names on one line, the zone with its
 * usual capitals. An exam date that stays what it was is never refused, though it may lie in the past by now.
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

/** A form's empty field clears what it stands for. */
function emptyAsNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}

/** Without what is not there. */
function named<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
