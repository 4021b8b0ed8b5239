/** A time that somebody chose and could not book yet: they sign in or buy first. */
export type ChosenTime = {
  /** The slug of the teacher's page. */
  readonly teacher: string;
  readonly startsAt: string;
  readonly minutes: 15 | 25 | 50;
  readonly wish: string;
};

const KEY = 'chosen-lesson-time';

function isChosenTime(value: unknown): value is ChosenTime {
  if (typeof value !== 'object' || value === null) return false;
  const { teacher, startsAt, minutes, wish }: Partial<Record<keyof ChosenTime, unknown>> = value;
  return (
    typeof teacher === 'string' &&
    typeof startsAt === 'string' &&
    !Number.isNaN(Date.parse(startsAt)) &&
    (minutes === 15 || minutes === 25 || minutes === 50) &&
    typeof wish === 'string'
  );
}

/** Remembers the time in this tab, for the way back from a payment. */
export function rememberTime(chosen: ChosenTime): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Without storage the learner chooses the time again.
  }
}

export function forgetTime(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** The time that this tab remembers. */
export function rememberedTime(): ChosenTime | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isChosenTime(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The time that an address names (`paths.lessonTime`). */
export function timeOfAddress(search: string, teacher: string): ChosenTime | undefined {
  const query = new URLSearchParams(search);
  const at = Date.parse(query.get('time') ?? '');
  const value = {
    teacher,
    startsAt: Number.isNaN(at) ? '' : new Date(at).toISOString(),
    minutes: Number(query.get('minutes')),
    wish: '',
  };
  return isChosenTime(value) ? value : undefined;
}
