import { parseDollars } from './parse-dollars.ts';

/** The value of a date-and-time field (`2026-11-21T18:30`, in this browser's zone) as an instant; null when empty. */
export function instantOfField(typed: string): string | null {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(typed) ?? [];
  if (minute === undefined) return null;
  return new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)).toISOString();
}

const two = (value: number) => String(value).padStart(2, '0');

/** An instant as the value of that field. */
export function fieldOfInstant(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** A whole number of at least 1; null: no limit. */
function limitOf(typed: string): number | null {
  const limit = Number(typed);
  return /^\d{1,7}$/.test(typed.trim()) && limit >= 1 ? limit : null;
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

/** A coupon as its form has it; `wrong`: the unusable fields among code and value. */
export function readCouponForm(form: FormData, instant: (typed: string) => string | null) {
  const read = (name: string) => String(form.get(name) ?? '');
  const code = read('code').trim().toUpperCase();
  const value = valueOf(read('kind'), read('value'));
  const wrong = [
    ...(/^[\w-]{1,40}$/.test(code) ? [] : (['code'] as const)),
    ...(value ? [] : (['value'] as const)),
  ];
  return {
    code,
    value: value ?? ({ kind: 'percentage', percent: 1 } as const),
    wrong,
    terms: {
      active: form.get('active') !== null,
      starts_at: instant(read('starts')),
      ends_at: instant(read('ends')),
      limit: limitOf(read('limit')),
      limit_per_learner: limitOf(read('limit_per_learner')),
    },
  };
}
