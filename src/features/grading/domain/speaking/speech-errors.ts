import type { ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { TaggedEssay } from '../essay/essay-text.ts';
import { findErrors, type FoundError } from '../rules/find-errors.ts';
import { findFillers, findRepeats, type Span } from './spoken-words.ts';

/**
 * Families that say nothing of speech. Commas are the transcriber's, short answers have no subject, and set phrases and
 * references are matters of writing.
 */
const WRITTEN_ONLY: ReadonlySet<ErrorFamilyId> = new Set<ErrorFamilyId>([
  'comma-splice',
  'no-subject',
  'reference-link',
  'strength-template',
]);

/**
 * The errors of a transcript that are errors of speech too. Where a speaker hesitates or starts again, the words around
 * are no sentence, so nothing is reported there.
 */
export function findSpeechErrors(essay: TaggedEssay): readonly FoundError[] {
  const breaks = [...findFillers(essay.text), ...findRepeats(essay.text)];
  const isBroken = ({ start, end }: Span) =>
    breaks.some((each) => each.start <= end + 1 && start <= each.end + 1);
  return findErrors(essay).filter((error) => !WRITTEN_ONLY.has(error.family) && !isBroken(error));
}
