import type { Localised } from '#ielts/marking/model-answers.ts';
import { GUARD_IDS, type GuardId } from './guard.ts';

/** What a guard saw, for a teacher who marks the text. Never a band: teachers mark blind. */
const SENTENCES = {
  'too-short': { en: 'It has far fewer words than the task asks for.', 'zh-Hant': '字數遠少於題目要求。' },
  unfinished: { en: 'It stops in the middle of a sentence.', 'zh-Hant': '寫到句子中間就停了。' },
  'not-english': { en: 'Much of it is not English.', 'zh-Hant': '有很多內容不是英文。' },
  'random-letters': {
    en: 'Much of it is letters that form no words.',
    'zh-Hant': '有很多字母拼不成單字。',
  },
  'word-salad': {
    en: 'Many words are in no order that makes a sentence.',
    'zh-Hant': '很多字的順序湊不成句子。',
  },
  'copied-prompt': { en: 'Part of it is copied from the task.', 'zh-Hant': '有一些文字抄自題目。' },
  repeated: {
    en: 'Part of it repeats, word for word, what was written before.',
    'zh-Hant': '有一些文字一字不差地重複前面的內容。',
  },
  template: {
    en: 'Much of it is set phrases that would fit any question.',
    'zh-Hant': '大量套用任何題目都適用的固定句型。',
  },
  'off-topic': { en: 'It hardly mentions the topic of the task.', 'zh-Hant': '幾乎沒有談到題目的主題。' },
  memorised: {
    en: 'Part of it is the same, word for word, as a model answer on this site.',
    'zh-Hant': '有一些文字和本站的範文一字不差。',
  },
  shuffled: { en: 'Its sentences do not follow one another.', 'zh-Hant': '句子前後接不起來。' },
  injected: { en: 'It contains instructions to its marker.', 'zh-Hant': '裡面有寫給評分者的指示。' },
  'rare-words': {
    en: 'Rare words follow one another and say little.',
    'zh-Hant': '接連使用罕見字，卻沒說出什麼內容。',
  },
  'all-capitals': {
    en: 'It is written in capitals, which is allowed.',
    'zh-Hant': '全用大寫字母，這是允許的。',
  },
} as const satisfies Record<GuardId, Localised>;

/** The sentence for a teacher; undefined: a guard that this version does not have. */
export function teacherSentence(id: string): Localised | undefined {
  const known = GUARD_IDS.find((each) => each === id);
  return known && SENTENCES[known];
}
