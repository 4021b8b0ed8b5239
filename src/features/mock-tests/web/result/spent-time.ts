import type { Translate } from '#platform/i18n/translate.ts';
import type { AttemptSummary } from '../sittings/start-attempt.tsx';
import type { resultEn } from './result-texts-en.ts';

/** How long a section was sat, without what it stood still. Milliseconds; of one that is open none. */
export function msSpent({ started_at: from, submitted_at: to, paused_ms: pausedMs }: AttemptSummary): number {
  return to === null ? 0 : Date.parse(to) - Date.parse(from) - pausedMs;
}

/** Milliseconds as a learner reads them: `45 s`, `2 min 5 s`. */
export function spentTime(r: Translate<typeof resultEn>, ms: number): string {
  const all = Math.round(ms / 1000);
  const seconds = all % 60;
  return all < 60
    ? r('time.seconds', { seconds })
    : r('time.minutes', { minutes: Math.floor(all / 60), seconds });
}
