const SKILLS = ['essay', 'speaking'] as const;
const MODULES = ['academic', 'general-training'] as const;
const LANGUAGES = ['en', 'zh-Hant'] as const;
/** What a teacher can be chosen for, in the order of the form. */
export const TEACHER_CHOICES = { skills: SKILLS, modules: MODULES, languages: LANGUAGES } as const;

const MOST_A_DAY = 100;
const SLUG = /^[a-z0-9-]{1,60}$/;
const HOLIDAY = /^(\d{4}-\d\d-\d\d)(?:\s*(?:to|至|–|-)\s*(\d{4}-\d\d-\d\d))?$/;

export type Holiday = { readonly from: string; readonly to: string };

const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;

/** Holidays as they are typed, a line for each; a line with one day is that day. Or the number of the wrong line. */
export function parseHolidays(
  text: string,
): { readonly holidays: readonly Holiday[] } | { readonly wrongLine: number } {
  const holidays: Holiday[] = [];
  const lines = text.split('\n');
  for (let place = 0; place < lines.length; place += 1) {
    const line = (lines[place] ?? '').trim();
    if (line === '') continue;
    const [, from = '', to = from] = HOLIDAY.exec(line) ?? [];
    if (!isDay(from) || !isDay(to) || from > to) return { wrongLine: place + 1 };
    holidays.push({ from, to });
  }
  return { holidays };
}

/** Holidays as lines of a field. */
export const writeHolidays = (holidays: readonly Holiday[]): string =>
  holidays.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join('\n');

export type ProfileField = 'slug' | 'skills' | 'modules' | 'languages' | 'daily_most' | 'holidays';

export type ProfileForm = { get(name: string): unknown; getAll(name: string): readonly unknown[] };

/** The profile in a form, with the fields that are wrong, in the order of the form. */
export function readProfile(form: ProfileForm) {
  const slug = String(form.get('slug') ?? '').trim();
  const daily = Number(String(form.get('daily_most') ?? '').trim());
  const parsed = parseHolidays(String(form.get('holidays') ?? ''));
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.filter((value) => form.getAll(name).includes(value));
  const profile = {
    slug: slug === '' ? null : slug,
    skills: chosen('skills', SKILLS),
    modules: chosen('modules', MODULES),
    languages: chosen('languages', LANGUAGES),
    daily_most: daily,
    holidays: 'holidays' in parsed ? [...parsed.holidays] : [],
  };
  const faults: readonly (readonly [ProfileField, boolean])[] = [
    ['slug', profile.slug !== null && !SLUG.test(profile.slug)],
    ['skills', profile.skills.length === 0],
    ['modules', profile.modules.length === 0],
    ['languages', profile.languages.length === 0],
    ['daily_most', !Number.isInteger(daily) || daily < 1 || daily > MOST_A_DAY],
    ['holidays', 'wrongLine' in parsed],
  ];
  return {
    profile,
    wrong: faults.flatMap(([field, isWrong]) => (isWrong ? [field] : [])),
    wrongLine: 'wrongLine' in parsed ? parsed.wrongLine : undefined,
  };
}
