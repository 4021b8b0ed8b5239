import type { DocumentVoice } from './document-voice.ts';
import type { DocumentInput } from './load-document.ts';

/** The review flag of a question, and the time spent on it. Empty when neither is known. */
export function describeStay(
  { t, lasting }: DocumentVoice,
  { times, flagged }: DocumentInput,
  number: number,
): string {
  const time = times.get(number);
  return [
    ...(flagged.has(number) ? [t('document.flagged')] : []),
    ...(time === undefined ? [] : [t('document.time', { time: lasting(time) })]),
  ].join(' · ');
}
