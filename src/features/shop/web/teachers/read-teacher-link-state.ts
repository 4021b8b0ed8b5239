import type { RateTier, TeacherView } from '../../catalogue-contract.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isTier(value: unknown): value is RateTier {
  return (
    isObject(value) &&
    (value.minutes === 25 || value.minutes === 50) &&
    Array.isArray(value.entries) &&
    value.entries.length > 0 &&
    value.entries.every(
      (entry: unknown) =>
        isObject(entry) &&
        isText(entry.key) &&
        isCount(entry.lessons) &&
        isCount(entry.priceMinor) &&
        isText(entry.desc) &&
        typeof entry.available === 'boolean',
    )
  );
}

function isTeacher(value: unknown): value is TeacherView {
  if (!isObject(value) || !isObject(value.portrait) || !isObject(value.rates)) return false;
  const { portrait, rates } = value;
  return (
    [value.slug, value.key, value.name, value.country, value.headline].every(isText) &&
    [value.timeZone, value.timeZoneCity].every(isText) &&
    [value.bio, value.specialities, value.languages].every(areTexts) &&
    [portrait.src, portrait.alt].every(isText) &&
    [portrait.width, portrait.height].every(isCount) &&
    isObject(value.lessonsOpening) &&
    typeof value.lessonsOpening.isOpen === 'boolean' &&
    isTier(rates.low) &&
    isTier(rates.high)
  );
}

/**
 * The teacher in a navigation's state, if it is the one in the address. The history entry may be of an older version
 * of the site, or not ours. A teacher that lacks a field is ignored.
 */
export function readTeacherLinkState(state: unknown, slug: string | undefined): TeacherView | undefined {
  if (!isObject(state) || !isTeacher(state.teacher)) return undefined;
  return state.teacher.slug === slug ? state.teacher : undefined;
}
