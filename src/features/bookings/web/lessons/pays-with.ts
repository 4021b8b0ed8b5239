import { TRIAL_MINUTES } from '../../domain/schedule.ts';
import type { Booking } from '../lesson-replies.ts';

/** What pays for a lesson: a credit, the free trial, or the school, which gave it. */
export function paysWith({
  minutes,
  uses_credit: usesCredit,
}: Pick<Booking, 'minutes' | 'uses_credit'>): 'credit' | 'trial' | 'gift' {
  if (usesCredit) return 'credit';
  return minutes === TRIAL_MINUTES ? 'trial' : 'gift';
}
