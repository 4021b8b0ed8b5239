import type { CalendarDay } from './calendar-day.ts';

/** A marked answer to one question that counts. */
export type CountedAnswer = {
  readonly id: string;
  readonly day: CalendarDay;
  readonly at: number;
  /** Null: not marked by a rule. */
  readonly isRight: boolean | null;
  readonly isAided: boolean;
};

export type QuestionState = {
  readonly answers: number;
  readonly lastDay: CalendarDay;
  readonly lastRight: boolean | null;
  /** Null: it was never answered wrong. */
  readonly mistake: {
    /** The latest wrong answer. */
    readonly answer: string;
    readonly at: number;
    /** On how many later days it was right without help: at most two. */
    readonly rightDays: number;
    /** The second of these days. */
    readonly fixedOn: CalendarDay | null;
  } | null;
};

/** A mistake is fixed when it was right on so many different days. */
export const DAYS_TO_FIX = 2;

/** The days that fix a mistake, out of those with a right answer. It starts on the day after. */
export function fixingDays(
  mistakeDay: CalendarDay,
  rightDays: Iterable<CalendarDay>,
): { readonly rightDays: number; readonly fixedOn: CalendarDay | null } {
  const days = [...new Set(rightDays)].filter((day) => day > mistakeDay).sort();
  return { rightDays: Math.min(days.length, DAYS_TO_FIX), fixedOn: days[DAYS_TO_FIX - 1] ?? null };
}

/** A mistake after another right answer to the same question. The day of the mistake, and a second one on a day, do not count. */
export function afterRightAnswer(
  mistake: {
    readonly day: CalendarDay;
    readonly rightDays: number;
    readonly rightOn: CalendarDay | null;
    readonly fixedOn: CalendarDay | null;
  },
  day: CalendarDay,
): {
  readonly rightDays: number;
  readonly rightOn: CalendarDay | null;
  readonly fixedOn: CalendarDay | null;
} {
  const { rightDays, rightOn, fixedOn } = mistake;
  const counts = fixedOn === null && day > mistake.day && (rightOn === null || day > rightOn);
  if (!counts) return { rightDays, rightOn, fixedOn };
  const days = rightDays + 1;
  return { rightDays: days, rightOn: day, fixedOn: days >= DAYS_TO_FIX ? day : null };
}

/** What all answers to one question say together, in whatever order they come. Undefined: there are none. */
export function questionState(answers: readonly CountedAnswer[]): QuestionState | undefined {
  const sorted = [...answers].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  const last = sorted[sorted.length - 1];
  if (!last) return undefined;
  const wrong = sorted.filter(({ isRight }) => isRight === false);
  const latest = wrong[wrong.length - 1];
  return {
    answers: sorted.length,
    lastDay: last.day,
    lastRight: last.isRight,
    mistake: latest
      ? {
          answer: latest.id,
          at: latest.at,
          ...fixingDays(
            latest.day,
            sorted.flatMap(({ isRight, isAided, day }) => (isRight === true && !isAided ? [day] : [])),
          ),
        }
      : null,
  };
}
