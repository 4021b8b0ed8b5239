import { fsrs, type Grade } from 'ts-fsrs';
import { addDays, type CalendarDay, daysBetween } from '../../domain/calendar-day.ts';
import type { Memory, Remember } from '../../domain/fold-reviews.ts';
import { type Retention, type ReviewAim, USUAL_RETENTION } from '../../domain/retention.ts';

/** Of what comes due in the last days before the exam, so many per cent are still known. */
const RETENTION_BEFORE_EXAM = 95;
const EXAM_NEAR_DAYS = 21;

// Days are the unit: a review on the same day as another one does not count (`fold-reviews.ts`). Without fuzz, a fold
// over the same log always ends at the same day; `spread-backlog.ts` is what keeps days from being full.
const settings = { enable_short_term: false, enable_fuzz: false } as const;
const schedulerFor = (retention: Retention) => fsrs({ ...settings, request_retention: retention / 100 });
const SCHEDULERS = {
  85: schedulerFor(85),
  90: schedulerFor(90),
  95: schedulerFor(95),
} as const satisfies Record<Retention, unknown>;
/** What a review does to a memory, and how a memory fades, is the same for all of them. */
const usual = SCHEDULERS[USUAL_RETENTION];

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

/** So many per cent of what comes are to be known on a day: more near the exam. */
export function retentionOn(today: CalendarDay, { retention, examDate }: ReviewAim): Retention {
  const left = examDate === null ? -1 : daysBetween(today, examDate);
  return left >= 0 && left <= EXAM_NEAR_DAYS ? RETENTION_BEFORE_EXAM : retention;
}

/** The day on which something is due. Near the exam it comes more often, and once before the exam in any case. */
export function dueDay(memory: Memory, today: CalendarDay, aim: ReviewAim): CalendarDay {
  const { examDate } = aim;
  const left = examDate === null ? -1 : daysBetween(today, examDate);
  const days = SCHEDULERS[retentionOn(today, aim)].next_interval(memory.stability, 0);
  const due = addDays(memory.lastDay, days);
  if (examDate === null || left <= 0 || due < examDate) return due;
  const dayBefore = addDays(examDate, -1);
  return dayBefore > memory.lastDay ? dayBefore : due;
}

/** The chance that it is still known on a day. */
export const retrievability = ({ stability, lastDay }: Memory, day: CalendarDay): number =>
  usual.forgetting_curve(Math.max(0, daysBetween(lastDay, day)), stability);
