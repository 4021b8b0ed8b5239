import type { SeedRules } from './seeds.ts';

/** What the school promises and allows, from content/marking.json. */
export type MarkingRules = {
  /** From submission to the marking. */
  readonly deadlineHours: number;
  /** The teacher is warned when this many hours are left. */
  readonly warningHours: number;
  /** The share of works that two teachers mark, from 0 to 1. Every appeal is marked twice anyway. */
  readonly doubleShare: number;
  readonly leaseMinutes: number;
  /** How long a sent marking can be taken back. */
  readonly undoSeconds: number;
  /** How long after the marking the learner may ask about it. */
  readonly questionDays: number;
  /** How long a credit is valid. */
  readonly creditDays: number;
  readonly seeds: SeedRules;
};

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
