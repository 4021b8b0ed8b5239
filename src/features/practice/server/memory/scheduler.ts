import { fsrs, type Grade } from 'ts-fsrs';
import { addDays, type CalendarDay, daysBetween } from '../../domain/calendar-day.ts';
import type { Memory, Remember } from '../../domain/fold-reviews.ts';

/** So many of what is due are still known. */
const RETENTION = 0.9;
/** In the last days before the exam. */
const RETENTION_BEFORE_EXAM = 0.95;
const EXAM_NEAR_DAYS = 21;

// Days are the unit: a review on the same day as another one does not count (`fold-reviews.ts`). Without fuzz, a fold
// over the same log always ends at the same day; `spread-backlog.ts` is what keeps days from being full.
const settings = { enable_short_term: false, enable_fuzz: false } as const;
const usual = fsrs({ ...settings, request_retention: RETENTION });
const beforeExam = fsrs({ ...settings, request_retention: RETENTION_BEFORE_EXAM });

/** FSRS-6 with its default weights: what is remembered after a review. */
export const remember: Remember = (memory, day, rating) => {
  const elapsed = memory ? Math.max(0, daysBetween(memory.lastDay, day)) : 0;
  const known = memory ? { stability: memory.stability, difficulty: memory.difficulty } : null;
  const { stability, difficulty } = usual.next_state(known, elapsed, rating satisfies Grade);
  return {
    stability,
    difficulty,
    reviews: (memory?.reviews ?? 0) + 1,
    lapses: (memory?.lapses ?? 0) + (memory && rating === 1 ? 1 : 0),
    lastDay: day,
  };
};

/** So much of what comes is to be known on a day: more near the exam. `examDate`: null, where there is none. */
export function retentionOn(today: CalendarDay, examDate: CalendarDay | null): number {
  const left = examDate === null ? -1 : daysBetween(today, examDate);
  return left >= 0 && left <= EXAM_NEAR_DAYS ? RETENTION_BEFORE_EXAM : RETENTION;
}

/**
 * The day on which something is due. Near the exam it comes more often, and once before the exam in any case. `examDate`:
 * null, where there is none.
 */
export function dueDay(memory: Memory, today: CalendarDay, examDate: CalendarDay | null): CalendarDay {
  const left = examDate === null ? -1 : daysBetween(today, examDate);
  const scheduler = retentionOn(today, examDate) === RETENTION_BEFORE_EXAM ? beforeExam : usual;
  const days = scheduler.next_interval(memory.stability, 0);
  const due = addDays(memory.lastDay, days);
  if (examDate === null || left <= 0 || due < examDate) return due;
  const dayBefore = addDays(examDate, -1);
  return dayBefore > memory.lastDay ? dayBefore : due;
}

/** The chance that it is still known on a day. */
export const retrievability = ({ stability, lastDay }: Memory, day: CalendarDay): number =>
  usual.forgetting_curve(Math.max(0, daysBetween(lastDay, day)), stability);
