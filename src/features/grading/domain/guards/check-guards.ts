import { isInCapitals } from './capitals.ts';
import { findCopiedPrompt } from './copied-prompt.ts';
import { GUARD_IDS, type Finding, type Guard, type GuardInput } from './guard.ts';
import { messageOf } from './guard-messages.ts';
import { guardedText } from './guarded-text.ts';
import { findInjected } from './injected.ts';
import { findMemorised } from './memorised.ts';
import { findNotEnglish } from './not-english.ts';
import { findOffTopic } from './off-topic.ts';
import { findRareWords } from './rare-words.ts';
import { findRepeated } from './repeated.ts';
import { findShuffled } from './shuffled.ts';
import { findTemplate } from './template.ts';
import { findTooShort } from './too-short.ts';
import { findUnfinished } from './unfinished.ts';
import { findWordSalad } from './word-salad.ts';

/** Capitals lower nothing. */
const CAPITALS_CAP = 9;

/**
 * What keeps an essay from a higher band, the lowest cap first. It binds every grader. Empty for nearly all honest
 * essays. Never throws.
 */
export function checkGuards(input: GuardInput): readonly Guard[] {
  const { essay } = input;
  const text = guardedText(essay);
  const foreign = findNotEnglish(text, input);
  const findings: (Finding | undefined)[] = [
    findTooShort(text, input),
    foreign,
    findInjected(text, essay.text),
    findCopiedPrompt(text, input),
    findMemorised(text, input),
    findRepeated(text),
    findTemplate(text),
    findRareWords(text, input),
    findUnfinished(text, input),
    isInCapitals(essay.text) ? { id: 'all-capitals', cap: CAPITALS_CAP } : undefined,
    // Order and topic of a text in another language mean nothing.
    ...(foreign ? [] : [findWordSalad(text), findOffTopic(text, input), findShuffled(text, input)]),
  ];
  return findings
    .filter((finding) => finding !== undefined)
    .sort((a, b) => a.cap - b.cap || GUARD_IDS.indexOf(a.id) - GUARD_IDS.indexOf(b.id))
    .map((finding) => ({ id: finding.id, cap: finding.cap, message: messageOf(finding) }));
}
