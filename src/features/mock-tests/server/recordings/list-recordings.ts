import type { Recording } from '#ielts/paper/recording.ts';
import type { Papers } from '#features/library/server/index.ts';

export type RecordingsOutcome =
  | {
      readonly ok: true;
      readonly recordings: readonly Recording[];
      readonly soundCheck: Recording;
      readonly checkMinutes: number;
    }
  | { readonly ok: false; readonly refusal: 'section-unknown' | 'audio-missing' };

/**
 * The recordings that a candidate loads before Listening starts. Refusals: the section does not exist; a part or the
 * sound check has no audio.
 */
export function listRecordings(
  { findEdition, soundCheck }: Pick<Papers, 'findEdition' | 'soundCheck'>,
  mockTest: string,
): RecordingsOutcome {
  const section = findEdition(mockTest, 'listening')?.section;
  if (section?.skill !== 'listening') return { ok: false, refusal: 'section-unknown' };
  const recordings = section.parts.flatMap(({ recording }) => recording ?? []);
  if (recordings.length < section.parts.length || !soundCheck) return { ok: false, refusal: 'audio-missing' };
  return { ok: true, recordings, soundCheck, checkMinutes: section.checkMinutes };
}
