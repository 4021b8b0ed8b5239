import { FUNCTION_WORDS } from './function-words.ts';
import type { Finding, GuardInput } from './guard.ts';
import type { GuardedText } from './guarded-text.ts';

const END_MARK = /[.!?…。]["”'’)\]]*\s*$/u;
/** The last sentences of an essay that has come to its end. */
const CLOSING =
  /\b(?:conclusion|to conclude|to sum|in summary|summari|all in all|overall|in short|in brief|to finish|finally|in my opinion|i believe|i think|in general|therefore|thus)\b/u;
/** A letter ends with a name and not with a mark. */
const SIGN_OFF =
  /\b(?:yours|regards|wishes|sincerely|faithfully|love|thanks|thank you|cheers|see you|take care|soon)\b/u;
const LAST_SENTENCES = 3;
const CAP = 5;

/** An essay that stops in the middle of a sentence, before it is rounded off. Half an essay is the usual case. */
export function findUnfinished(
  { sentences, words }: GuardedText,
  { essay, task }: GuardInput,
): Finding | undefined {
  if (words.length === 0 || END_MARK.test(essay.text)) return undefined;
  const last = sentences
    .slice(-LAST_SENTENCES)
    .map(({ plain }) => plain)
    .join(' ');
  if (CLOSING.test(last) || SIGN_OFF.test(last)) return undefined;
  // A report about a chart often lacks only its last full stop.
  const isCut = FUNCTION_WORDS.has(lastToken(sentences) ?? '');
  return task === 2 || isCut ? { id: 'unfinished', cap: CAP } : undefined;
}

function lastToken(sentences: GuardedText['sentences']): string | undefined {
  const tokens = sentences[sentences.length - 1]?.tokens;
  return tokens?.[tokens.length - 1]?.lower;
}
