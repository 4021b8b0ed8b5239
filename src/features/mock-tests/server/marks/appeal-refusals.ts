import type { Problem } from '#platform/http/problem.ts';
import { MOCK_TEST_REFUSALS } from '../refusals.ts';

/** The refusals of the calls for appeals, with their texts. */
export const APPEAL_REFUSALS = {
  'attempt-unknown': MOCK_TEST_REFUSALS['attempt-unknown'],
  'question-unknown': MOCK_TEST_REFUSALS['question-unknown'],
  'attempt-open': MOCK_TEST_REFUSALS['attempt-open'],
  'marks-later': MOCK_TEST_REFUSALS['marks-later'],
  'appeal-exists': {
    status: 409,
    title: { en: 'You have already appealed against this mark', 'zh-Hant': '這一題已提出複查' },
    detail: {
      en: 'Your appeal has reached us. The answer will appear beside the question.',
      'zh-Hant': '我們已收到你的複查，回覆會顯示在這一題旁。',
    },
  },
  'too-many-appeals': {
    status: 429,
    title: { en: 'Too many appeals came from here', 'zh-Hant': '這裡提出的複查次數過多' },
    detail: {
      en: 'Your earlier appeals have reached us. Please send this one in an hour.',
      'zh-Hant': '先前的複查我們都已收到，請一小時後再送出這一則。',
    },
  },
  'appeal-unknown': {
    status: 404,
    title: { en: 'There is no such appeal', 'zh-Hant': '找不到這則複查' },
    detail: {
      en: 'It may have been removed with the attempt it was about.',
      'zh-Hant': '可能已隨作答紀錄一起刪除。',
    },
  },
  'appeal-answered': {
    status: 409,
    title: { en: 'This appeal has already been answered', 'zh-Hant': '這則複查已有回覆' },
    detail: {
      en: 'An appeal is answered once, and the learner has received the answer.',
      'zh-Hant': '每則複查只回覆一次，學生已收到回覆。',
    },
  },
} as const satisfies Record<string, Problem>;
