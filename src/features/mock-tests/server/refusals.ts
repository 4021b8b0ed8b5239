import type { Problem } from '#platform/http/problem.ts';

/** What the calls of the mock tests refuse, and how it is said. */
export const MOCK_TEST_REFUSALS = {
  'section-unknown': {
    status: 404,
    title: { en: 'There is no such test', 'zh-Hant': '找不到這份測驗' },
    detail: {
      en: 'This mock test has no such section yet. Choose one on the mock tests page.',
      'zh-Hant': '這份模擬測驗目前沒有這個部分，請到模擬測驗頁面另選一份。',
    },
  },
  'audio-missing': {
    status: 409,
    title: { en: 'The recording of this section is missing', 'zh-Hant': '這個部分缺少錄音' },
    detail: {
      en: 'It cannot be started yet, and nothing was begun. Choose another section; we have to add the recording.',
      'zh-Hant': '目前無法開始，也沒有開始計時。請先選擇其他部分；錄音由我們補上。',
    },
  },
  'too-many-attempts': {
    status: 409,
    title: { en: 'You have sat this test very often', 'zh-Hant': '這份測驗已作答多次' },
    detail: {
      en: 'Your earlier results are all kept. Look at them first, or choose another test.',
      'zh-Hant': '先前的成績都已保留。請先查看這些成績，或改選其他測驗。',
    },
  },
  'too-many-starts': {
    status: 429,
    title: { en: 'Many tests were begun from here', 'zh-Hant': '這裡開始的測驗次數過多' },
    detail: {
      en: 'Tests that were begun go on as they are. Please begin a new one in an hour.',
      'zh-Hant': '已經開始的測驗不受影響，請一小時後再開始新的測驗。',
    },
  },
  'attempt-unknown': {
    status: 404,
    title: { en: 'This attempt cannot be found', 'zh-Hant': '找不到這次作答' },
    detail: {
      en: 'It belongs to another browser, or its address is not complete. Open it where you began it.',
      'zh-Hant': '這次作答屬於另一個瀏覽器，或網址不完整。請在開始作答的瀏覽器開啟。',
    },
  },
  'question-unknown': {
    status: 422,
    title: { en: 'There is no such question', 'zh-Hant': '沒有這一題' },
    detail: {
      en: 'The number is not in this section. Reload the page; your answers are kept.',
      'zh-Hant': '題號不在這個部分內。請重新整理頁面，已作答的內容會保留。',
    },
  },
  'attempt-open': {
    status: 409,
    title: { en: 'The attempt is still open', 'zh-Hant': '測驗尚未結束' },
    detail: {
      en: 'The result is shown once you submit or the time is over.',
      'zh-Hant': '交卷或時間結束後，才會顯示成績。',
    },
  },
} as const satisfies Record<string, Problem>;
