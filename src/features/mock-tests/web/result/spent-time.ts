import type { Translate } from '#platform/i18n/translate.ts';
import { minutesAndSeconds } from '../../domain/attempts/spent-time.ts';
import type { resultEn } from './result-texts-en.ts';

/** Milliseconds as a learner reads them: `45 s`, `2 min 5 s`. */
export function spentTime(r: Translate<typeof resultEn>, ms: number): string {
  const { minutes, seconds } = minutesAndSeconds(ms);
  return minutes === 0 ? r('time.seconds', { seconds }) : r('time.minutes', { minutes, seconds });
}
