import type { CalendarDay } from './calendar-day.ts';

/** Of what comes due, so many per cent are still known: what a learner can choose. More is more reviews. */
export const RETENTIONS = [85, 90, 95] as const;
export type Retention = (typeof RETENTIONS)[number];

export const USUAL_RETENTION: Retention = 90;

/** What reviews aim at. `examDate`: null, where there is none. */
export type ReviewAim = { readonly retention: Retention; readonly examDate: CalendarDay | null };

/** The choice that is stored, or the usual one. */
export const asRetention = (stored: number | null | undefined): Retention =>
  RETENTIONS.find((each) => each === stored) ?? USUAL_RETENTION;
