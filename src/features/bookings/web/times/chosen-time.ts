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

const HELD_KEY = 'held-lesson-time';

/** A time that the server holds, for a page that is loaded again meanwhile. */
type HeldTime = {
  readonly chosen: ChosenTime;
  readonly accountId: string;
  /** Milliseconds of the device's clock, which may be wrong, so it is compared with itself alone. */
  readonly until: number;
};

function isHeldTime(value: unknown): value is HeldTime {
  if (typeof value !== 'object' || value === null) return false;
  const { chosen, accountId, until }: Partial<Record<keyof HeldTime, unknown>> = value;
  return isChosenTime(chosen) && typeof accountId === 'string' && typeof until === 'number';
}

export function rememberHold(held: HeldTime): void {
  try {
    sessionStorage.setItem(HELD_KEY, JSON.stringify(held));
  } catch {
    // Without storage a page that is loaded again shows the free times.
  }
}

export function forgetHold(): void {
  try {
    sessionStorage.removeItem(HELD_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** What this tab holds for an account. Undefined: nothing, or no longer. */
export function rememberedHold(accountId: string, now = Date.now()): ChosenTime | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(HELD_KEY) ?? 'null');
    return isHeldTime(value) && value.accountId === accountId && value.until > now ? value.chosen : undefined;
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
