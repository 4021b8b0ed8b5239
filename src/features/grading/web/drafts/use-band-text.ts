import { formatBand } from '#ielts/bands/format-band.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { WorkSummary } from './work-replies.ts';

/** Writes a band: a machine's with the word "estimate", a teacher's without it. Undefined: there is none. */
export function useBandText(): (work: Pick<WorkSummary, 'band' | 'grader'>) => string | undefined {
  const t = useText('drafts');
  return ({ band, grader }) => {
    if (!band) return undefined;
    const range = { low: formatBand(band.low), high: formatBand(band.high) };
    if (band.low !== band.high) return t('bandRange', range);
    return t(grader === 'teacher' ? 'bandTeacher' : 'bandOne', range);
  };
}
