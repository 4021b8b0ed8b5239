import { formatWallClock, instantOfWallClock } from '#platform/i18n/zoned-day.ts';
import { parseDollars } from './parse-dollars.ts';

/** An instant as the value of a date-and-time field in a zone: `2026-11-21T18:30`. Empty when there is none. */
export const fieldOfInstant = (instant: string | null, timeZone: string): string =>
  instant === null ? '' : formatWallClock(new Date(instant), timeZone).slice(0, 16).replace(' ', 'T');

const MINUTE = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)/;

/** The value of that field as an instant; null when empty, undefined when it is no time. */
export function instantOfField(typed: string, timeZone: string): string | null | undefined {
  if (typed.trim() === '') return null;
  const [, day, time] = MINUTE.exec(typed.trim()) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(`${day}T${time}:00Z`))) return undefined;
  return instantOfWallClock(`${day}T${time}`, timeZone).toISOString();
}

/** A whole number from 1 to `most`; null when empty, undefined when it is something else. */
function limitOf(typed: string, most: number): number | null | undefined {
  if (typed.trim() === '') return null;
  const limit = Number(typed);
  return /^\d{1,7}$/.test(typed.trim()) && limit >= 1 && limit <= most ? limit : undefined;
}

type Value =
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount_minor: number };

function valueOf(kind: string, typed: string): Value | undefined {
  if (kind === 'amount') {
    const minor = parseDollars(typed);
    return minor === undefined || minor < 1 ? undefined : { kind, amount_minor: minor };
  }
  const percent = Number(typed);
  return /^\d{1,3}$/.test(typed.trim()) && percent >= 1 && percent <= 100
    ? { kind: 'percentage', percent }
    : undefined;
}

/** The fields of a coupon's form that can be wrong, in the order of the form. */
export const COUPON_FIELDS = ['code', 'value', 'starts', 'ends', 'limit', 'limit_per_learner'] as const;
export type CouponField = (typeof COUPON_FIELDS)[number];

type FormOptions = {
  /** The zone in which the form shows its times. */
  readonly timeZone: string;
  /** Whether the browser cannot read what was typed into a field. It sends an empty value for it. */
  readonly isUnreadable: (field: CouponField) => boolean;
};

/** A coupon as its form has it; `wrong`: the unusable fields. */
export function readCouponForm(form: FormData, { timeZone, isUnreadable }: FormOptions) {
  const read = (name: string) => String(form.get(name) ?? '');
  const code = read('code').trim().toUpperCase();
  const value = valueOf(read('kind'), read('value'));
  const starts = instantOfField(read('starts'), timeZone);
  const ends = instantOfField(read('ends'), timeZone);
  const limit = limitOf(read('limit'), 1_000_000);
  const perLearner = limitOf(read('limit_per_learner'), 1000);
  const isMissing: Record<CouponField, boolean> = {
    code: !/^[\w-]{1,40}$/.test(code),
    value: value === undefined,
    starts: starts === undefined,
    ends: ends === undefined,
    limit: limit === undefined,
    limit_per_learner: perLearner === undefined,
  };
  return {
    code,
    value: value ?? ({ kind: 'percentage', percent: 1 } as const),
    wrong: COUPON_FIELDS.filter((field) => isMissing[field] || isUnreadable(field)),
    terms: {
      active: form.get('active') !== null,
      starts_at: starts ?? null,
      ends_at: ends ?? null,
      limit: limit ?? null,
      limit_per_learner: perLearner ?? null,
    },
  };
}
