import type { ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';

/** What a text can be advised on besides the families of errors. */
export const TEXT_TOPIC_IDS = [
  'length',
  'paragraphs',
  'overview',
  'position',
  'coverage',
  'spelling',
] as const;
export type TextTopicId = (typeof TEXT_TOPIC_IDS)[number];
export type AdviceTopicId = ErrorFamilyId | TextTopicId;

/** A lesson of `content/courses`, by the slugs of its course and of itself. */
type LessonPlace = { readonly course: string; readonly lesson: string };

type TextTopic = {
  readonly name: Localised;
  /** What to do, in one sentence. */
  readonly explanation: Localised;
  /** The lessons that teach it in each task, the most useful first. */
  readonly lessons: Readonly<Record<1 | 2, readonly LessonPlace[]>>;
};

const basics = (lesson: string): LessonPlace => ({ course: 'ielts-basics', lesson });
const advanced = (lesson: string): LessonPlace => ({ course: 'ielts-advanced', lesson });
const essay = (lesson: string): LessonPlace => ({ course: 'ielts-scored-essay', lesson });
const both = (...lessons: readonly LessonPlace[]) => ({ 1: lessons, 2: lessons });

export const TEXT_TOPICS: Readonly<Record<TextTopicId, TextTopic>> = {
  length: {
    name: { en: 'Too few words', 'zh-Hant': '字數不足' },
    explanation: {
      en: 'Reach the number of words that the task asks for: a short text cannot cover everything.',
      'zh-Hant': '請寫到題目要求的字數，太短的文章無法把內容說完整。',
    },
    lessons: {
      1: [basics('150-words-in-twenty-minutes')],
      2: [basics('250-words-in-forty-minutes'), advanced('task-2-in-forty-minutes')],
    },
  },
  paragraphs: {
    name: { en: 'Paragraphs', 'zh-Hant': '分段' },
    explanation: {
      en: 'Begin a new paragraph for each main idea, and only there.',
      'zh-Hant': '每個重點另起一段，同一個重點不要拆開。',
    },
    lessons: both(
      basics('one-paragraph-one-idea'),
      advanced('the-job-of-a-paragraph'),
      essay('one-paragraph-one-job'),
    ),
  },
  overview: {
    name: { en: 'No overview', 'zh-Hant': '缺少概述' },
    explanation: {
      en: 'Say in one or two sentences what is most striking, near the beginning or at the end.',
      'zh-Hant': '請在開頭或結尾用一兩句話說出最明顯的特徵。',
    },
    lessons: both(basics('the-overview-of-a-chart')),
  },
  position: {
    name: { en: 'No clear position', 'zh-Hant': '立場不清楚' },
    explanation: {
      en: 'The question asks what you think: say it at the beginning, and again at the end.',
      'zh-Hant': '題目問你的看法，請在開頭說明立場，並在結尾再說一次。',
    },
    lessons: both(
      basics('a-position-and-a-plan'),
      advanced('a-position-you-can-defend'),
      essay('essay-opinion'),
    ),
  },
  coverage: {
    name: { en: 'Parts of the question left out', 'zh-Hant': '沒有回答到題目問的每一點' },
    explanation: {
      en: 'Little of what the question names comes up in your text: answer each part of it.',
      'zh-Hant': '題目提到的內容在文章裡很少出現，請逐一回答題目問的每一點。',
    },
    lessons: both(essay('the-parts-and-limits-of-a-question'), basics('a-position-and-a-plan')),
  },
  spelling: {
    name: { en: 'Spelling', 'zh-Hant': '拼字' },
    explanation: {
      en: 'Keep the last minutes for the words that you misspell, and collect them in a list.',
      'zh-Hant': '留最後幾分鐘檢查常拼錯的字，並把它們記在清單上。',
    },
    lessons: both(essay('your-own-list-of-mistakes'), basics('word-limits-spelling-and-plurals')),
  },
};
