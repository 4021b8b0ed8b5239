import type { Language } from '#platform/i18n/language.ts';
import type { AccountView } from '../../account-view-contract.ts';
import { EXTRA_TIME_PERCENTS } from '../../domain/account.ts';
import { checkExamDate, type ExamDateFault } from '../../domain/profile/check-exam-date.ts';
import { firstNameError, lastNameError, type FieldError } from '../forms/field-errors.ts';

/** A profile as the form holds it: texts, empty where nothing is chosen. */
export type ProfileValues = {
  readonly first_name: string;
  readonly last_name: string;
  readonly target_band: string;
  readonly exam_date: string;
  readonly language: Language;
  readonly time_zone: string;
  /** Per cent. */
  readonly extra_time_percent: string;
};
export type ProfileField = keyof ProfileValues;

/** What the form shows of an account. `ownZone` is used where no zone was chosen yet. */
export function profileValuesOf(user: AccountView, ownZone: string | undefined): ProfileValues {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    target_band: user.target_band === null ? '' : String(user.target_band),
    exam_date: user.exam_date ?? '',
    language: user.language,
    time_zone: user.time_zone ?? ownZone ?? '',
    extra_time_percent: String(user.extra_time_percent),
  };
}

export function sameProfile(one: ProfileValues, other: ProfileValues): boolean {
  return (Object.keys(one) as ProfileField[]).every((field) => one[field] === other[field]);
}

export type ProfileFaults = {
  readonly first_name?: FieldError;
  readonly last_name?: FieldError;
  readonly exam_date?: ExamDateFault;
};

/** Errors that the browser can find. An exam date that was there before may be past by now. */
export function checkProfile(values: ProfileValues, user: AccountView, today: string): ProfileFaults {
  const { first_name: first, last_name: last, exam_date: date } = values;
  const dateFault = date === '' || date === user.exam_date ? undefined : checkExamDate(date, today);
  return { first_name: firstNameError(first), last_name: lastNameError(last), exam_date: dateFault };
}

/** The fields of a profile that differ from the account, in the form of the API. */
export function profileChanges(values: ProfileValues, user: AccountView) {
  const changed = {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    target_band: values.target_band === '' ? null : Number(values.target_band),
    exam_date: values.exam_date === '' ? null : values.exam_date,
    language: values.language,
    time_zone: values.time_zone === '' ? null : values.time_zone,
    extra_time_percent: EXTRA_TIME_PERCENTS.find((each) => String(each) === values.extra_time_percent) ?? 100,
  };
  const names = (Object.keys(changed) as ProfileField[]).filter((name) => changed[name] !== user[name]);
  return Object.fromEntries(names.map((name) => [name, changed[name]])) as Partial<typeof changed>;
}
