import type { Localised } from '#ielts/marking/model-answers.ts';
import type { TaggedEssay } from '../essay/essay-text.ts';
import type { WordTable } from '../essay/word-table.ts';
import { guardedText, wordsOfText } from '../guards/guarded-text.ts';
import { findNotEnglish } from '../guards/not-english.ts';
import { coveredShare, shinglesOf } from '../guards/shingles.ts';
import type { HeardAnswer } from './heard-answer.ts';

/** What keeps an interview from a band. Stored with grades, so the ids never change. */
export const SPEECH_GUARD_IDS = [
  'silence',
  'not-english',
  'question-read',
  'same-answer',
  'too-short',
] as const;
export type SpeechGuardId = (typeof SPEECH_GUARD_IDS)[number];

export type SpeechGuard = {
  readonly id: SpeechGuardId;
  /** No criterion is above it. Null: there is no band at all. */
  readonly cap: number | null;
  /** What was noticed and what to do. */
  readonly message: Localised;
};

/** `{n}` is a count or a share in percent. */
const MESSAGES: Readonly<Record<SpeechGuardId, Localised>> = {
  silence: {
    en: 'We hear no voice in your recordings, so there is nothing to judge. Try the microphone test, then take the interview again.',
    'zh-Hant': '你的錄音裡聽不到人聲，因此無法評分。請先做麥克風測試，再重新作答。',
  },
  'not-english': {
    en: 'Much of what we heard is not English. Only English counts: answer in English, in short sentences if you need to.',
    'zh-Hant': '錄音裡有很多內容不是英文。評分只看英文，請用英文回答，用短句也可以。',
  },
  'question-read': {
    en: 'About {n}% of what you said is the questions, read aloud. They do not count: answer in your own words straight away.',
    'zh-Hant': '你說的內容約有 {n}% 是把題目念出來。念題目不計分，請直接用自己的話回答。',
  },
  'same-answer': {
    en: 'About {n}% of what you said is word for word what you had said before. Give each question an answer of its own.',
    'zh-Hant': '你說的內容約有 {n}% 和前面一字不差。每一題都請給不同的回答。',
  },
  'too-short': {
    en: 'We heard only {n} words in all. Give two or three sentences to each question, and talk for two minutes in Part 2.',
    'zh-Hant': '全部只聽到 {n} 個字。每題請說兩三句話，Part 2 請說滿兩分鐘。',
  },
};

/** Runs of this many words are taken from the question, or from an answer before. */
const RUN_OF_QUESTION = 4;
const RUN_OF_ANSWER = 6;
/** From this share or count on, the cap on the right; null is no band. */
const READ_CAPS = [
  [0.5, null],
  [0.3, 4],
] as const;
const SAME_CAPS = [
  [0.5, null],
  [0.3, 4],
] as const;
const WORD_CAPS = [
  [40, null],
  [120, 4.5],
] as const;

type Heard = {
  readonly answers: readonly HeardAnswer[];
  readonly essay: TaggedEssay;
  readonly words: WordTable;
};

/** What keeps what was heard from a band, the worst first. Nothing for nearly every honest interview. Never throws. */
export function findSpeechGuards({ answers, essay, words: table }: Heard): readonly SpeechGuard[] {
  const text = guardedText(essay);
  const count = text.words.length;
  if (count === 0) return [speechGuard('silence', null)];
  const found: SpeechGuard[] = [];
  const foreign = findNotEnglish(text, { essay, wordRank: table.rank });
  if (foreign) found.push(speechGuard('not-english', foreign.cap < 2 ? null : foreign.cap));
  const spoken = answers.map(({ text: each, asked }) => ({ words: wordsOfText(each), asked }));
  const read = shareOfWords(spoken, ({ words, asked }) => {
    const runs = new Set(shinglesOf(wordsOfText(asked), RUN_OF_QUESTION));
    return coveredShare(words, RUN_OF_QUESTION, (run) => runs.has(run));
  });
  const readCap = READ_CAPS.find(([from]) => read >= from);
  if (readCap) found.push(speechGuard('question-read', readCap[1], Math.round(read * 100)));
  const seen = new Set<string>();
  const same = shareOfWords(spoken, ({ words }) => {
    const share = coveredShare(words, RUN_OF_ANSWER, (run) => seen.has(run));
    for (const run of shinglesOf(words, RUN_OF_ANSWER)) seen.add(run);
    return share;
  });
  const sameCap = SAME_CAPS.find(([from]) => same >= from);
  if (sameCap) found.push(speechGuard('same-answer', sameCap[1], Math.round(same * 100)));
  const shortCap = WORD_CAPS.find(([below]) => count < below);
  if (shortCap) found.push(speechGuard('too-short', shortCap[1], count));
  return found.sort((a, b) => (a.cap ?? 0) - (b.cap ?? 0));
}

/** A guard with its sentence. */
export function speechGuard(id: SpeechGuardId, cap: number | null, figure?: number): SpeechGuard {
  const fill = (text: string) => text.replace('{n}', String(figure ?? ''));
  const { en, 'zh-Hant': chinese } = MESSAGES[id];
  return { id, cap, message: { en: fill(en), 'zh-Hant': fill(chinese) } };
}

type Spoken = { readonly words: readonly string[]; readonly asked: string };

/** The mean of a share, each answer by its number of words. */
function shareOfWords(spoken: readonly Spoken[], share: (each: Spoken) => number): number {
  const all = spoken.reduce((sum, { words }) => sum + words.length, 0);
  return all === 0 ? 0 : spoken.reduce((sum, each) => sum + share(each) * each.words.length, 0) / all;
}
