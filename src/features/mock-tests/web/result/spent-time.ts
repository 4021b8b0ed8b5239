import type { Translate } from '#platform/i18n/translate.ts';
import type { resultEn } from './result-texts-en.ts';

/** Milliseconds as a learner reads them: `45 s`, `2 min 5 s`. */
export function spentTime(r: Translate<typeof resultEn>, ms: number): string {
  const all = Math.round(ms / 1000);
  const seconds = all % 60;
  return all < 60
    ? r('time.seconds', { seconds })
    : r('time.minutes', { minutes: Math.floor(all / 60), seconds });
}
