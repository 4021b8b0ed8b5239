import type { PdfBlock } from '#platform/pdf/pdf-content.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import type { DocumentVoice } from './document-voice.ts';
import type { DocumentInput } from './load-document.ts';

/** The band of a section that graders judge, or a line that says it is waiting. */
export function describeJudged(
  { t }: DocumentVoice,
  { result: { attempt } }: DocumentInput,
  waiting: { readonly title: string; readonly text: string },
): PdfBlock {
  if (attempt.waiting_for_marking || attempt.band === null) return { kind: 'notice', ...waiting };
  const band = formatBand(attempt.band);
  return {
    kind: 'score',
    label: t('mockTests.result.bandLabel', { band }),
    figure: t('mockTests.result.band', { band }),
    steps: attempt.band,
    lines: [t('document.byGraders')],
  };
}
