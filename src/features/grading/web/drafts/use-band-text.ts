import { formatBandRange } from '#ielts/bands/format-band-range.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { WorkSummary } from './work-replies.ts';

/** Writes a band: a machine's with the word "estimate", a teacher's without it. Undefined: there is none. */
export function useBandText(): (work: Pick<WorkSummary, 'band' | 'grader'>) => string | undefined {
  const t = useText('drafts');
  return ({ band, grader }) => {
    if (!band) return undefined;
    return t(grader === 'teacher' ? 'bandTeacher' : 'bandEstimate', { band: formatBandRange(band) });
  };
}
