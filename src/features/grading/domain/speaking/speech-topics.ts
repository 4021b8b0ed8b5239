import type { Localised } from '#ielts/marking/model-answers.ts';
import type { SignalName } from './speech-bands.ts';

/** What an interview can be advised on besides the families of errors. Stored with grades, so the ids never change. */
export const SPEECH_TOPIC_IDS = [
  'long-pauses',
  'repeats-and-fillers',
  'short-talk',
  'slow-speech',
  'linking',
  'word-range',
  'simple-sentences',
] as const;
export type SpeechTopicId = (typeof SPEECH_TOPIC_IDS)[number];

type LessonPlace = { readonly course: string; readonly lesson: string };

export type SpeechTopic = {
  readonly name: Localised;
  /** What to do, in one or two sentences. */
  readonly explanation: Localised;
  readonly lessons: readonly LessonPlace[];
  /** The signals that would be better, and the value that a good interview has. */
  readonly signals: readonly { readonly name: SignalName; readonly good: number }[];
};

const speaking = (lesson: string): LessonPlace => ({ course: 'ielts-scored-speaking', lesson });

export const SPEECH_TOPICS: Readonly<Record<SpeechTopicId, SpeechTopic>> = {
  'long-pauses': {
    name: { en: 'Long pauses', 'zh-Hant': '停頓太久' },
    explanation: {
      en: 'You stop for more than a second quite often. Start with sentences that you can finish, and pause between ideas, not inside them.',
      'zh-Hant': '你常常停頓超過一秒。請先說講得完的句子，在想法之間停頓，不要停在句子中間。',
    },
    lessons: [speaking('sentences-you-can-finish'), speaking('group-your-words')],
    signals: [
      { name: 'longPausesPerMinute', good: 2 },
      { name: 'meanRunSeconds', good: 2.6 },
    ],
  },
  'repeats-and-fillers': {
    name: { en: 'Repeats and fillers', 'zh-Hant': '重複與填補的字' },
    explanation: {
      en: 'You start again or fill gaps often. Correct yourself once, then continue.',
      'zh-Hant': '你常重說或用字填補空檔。說錯時更正一次，然後繼續說。',
    },
    lessons: [speaking('repair-and-go-on')],
    signals: [{ name: 'breaksPerHundred', good: 2 }],
  },
  'short-talk': {
    name: { en: 'A short talk in Part 2', 'zh-Hant': 'Part 2 說得太短' },
    explanation: {
      en: 'Your talk is short. Cover every point of the card with a reason or an example, until two minutes are over.',
      'zh-Hant': '你的短講太短。題目卡的每一點都請補上原因或例子，說滿兩分鐘。',
    },
    lessons: [speaking('task-part-2-a-place'), speaking('reason-limit-example')],
    signals: [{ name: 'talkWords', good: 200 }],
  },
  'slow-speech': {
    name: { en: 'Few words a minute', 'zh-Hant': '語速偏慢' },
    explanation: {
      en: 'You say fewer words a minute than most fluent speakers. Speak in groups of words rather than word by word; there is no need to hurry.',
      'zh-Hant': '你每分鐘說的字比流利的人少。請把字分成一組一組地說，不要一個字一個字說，也不必趕。',
    },
    lessons: [speaking('group-your-words'), speaking('hear-yourself')],
    signals: [{ name: 'wordsPerMinute', good: 120 }],
  },
  linking: {
    name: { en: 'Connecting ideas', 'zh-Hant': '連接想法' },
    explanation: {
      en: 'You use few ways to connect ideas. Say why, give an example, or say what is different.',
      'zh-Hant': '你連接想法的方式不多。請說出原因、舉例，或說明有什麼不同。',
    },
    lessons: [speaking('connect-without-linking-words'), speaking('reason-limit-example')],
    signals: [{ name: 'connectives', good: 12 }],
  },
  'word-range': {
    name: { en: 'Range of words', 'zh-Hant': '字彙範圍' },
    explanation: {
      en: 'You use the same common words many times. Learn a few exact words for each topic, with their partners.',
      'zh-Hant': '你常用同樣的常見字。每個主題請學幾個更精確的字，以及它們的搭配詞。',
    },
    lessons: [speaking('exact-words'), speaking('word-partners')],
    signals: [
      { name: 'variety', good: 60 },
      { name: 'beyond2000', good: 0.16 },
    ],
  },
  'simple-sentences': {
    name: { en: 'Simple sentences', 'zh-Hant': '句型太簡單' },
    explanation: {
      en: 'Most of your sentences have one clause. Add reasons and details with “because”, “when”, “if” and “which”.',
      'zh-Hant': '你的句子大多只有一個子句。請用 because、when、if、which 補充原因和細節。',
    },
    lessons: [speaking('reason-limit-example'), { course: 'grammar-advanced', lesson: 'who-which-that' }],
    signals: [{ name: 'clausesPerHundred', good: 6 }],
  },
};
