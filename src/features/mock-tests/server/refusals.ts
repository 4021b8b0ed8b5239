import type { Problem } from '#platform/http/problem.ts';
import { RECORDING_REFUSALS } from '#platform/recordings/recording-refusals.ts';

/** The refusals of the calls of the mock tests, with their texts. */
export const MOCK_TEST_REFUSALS = {
  'section-unknown': {
    status: 404,
    title: { en: 'There is no such test', 'zh-Hant': '找不到這份測驗' },
    detail: {
      en: 'This mock test has no such section yet. Choose one on the mock tests page.',
      'zh-Hant': '這份模擬測驗目前沒有這一科，請到模擬測驗頁面另選一份。',
    },
  },
  'audio-missing': {
    status: 409,
    title: { en: 'The recording of this section is missing', 'zh-Hant': '這一科缺少錄音' },
    detail: {
      en: 'It cannot be started yet. Choose another section; we still have to add the recording.',
      'zh-Hant': '目前無法開始，也沒有開始計時。請先選擇其他科目；錄音由我們補上。',
    },
  },
  'sitting-under-way': {
    status: 409,
    title: { en: 'You are taking this test now', 'zh-Hant': '你正在進行這場測驗' },
    detail: {
      en: 'Its sections are taken in order, and the clock is running. Continue it first; after that you can practise every section.',
      'zh-Hant': '這場測驗須依序作答，時間正在計算。請先繼續完成；結束之後，每一科都能練習。',
    },
  },
  'too-many-attempts': {
    status: 409,
    title: { en: 'You have taken this test very often', 'zh-Hant': '這份測驗已作答多次' },
    detail: {
      en: 'All your earlier results are saved. Look at them first, or choose another test.',
      'zh-Hant': '先前的成績都已保留。請先查看這些成績，或改選其他測驗。',
    },
  },
  'too-many-starts': {
    status: 429,
    title: { en: 'Too many tests were started from here', 'zh-Hant': '這裡開始的測驗次數過多' },
    detail: {
      en: 'Tests that you have started are not affected. Please start a new one in an hour.',
      'zh-Hant': '已經開始的測驗不受影響，請一小時後再開始新的測驗。',
    },
  },
  'attempt-unknown': {
    status: 404,
    title: { en: 'This attempt cannot be found', 'zh-Hant': '找不到這次作答' },
    detail: {
      en: 'It belongs to another browser, or its address is incomplete. Open it where you started it.',
      'zh-Hant': '這次作答屬於另一個瀏覽器，或網址不完整。請在開始作答的瀏覽器開啟。',
    },
  },
  'question-unknown': {
    status: 422,
    title: { en: 'There is no such question', 'zh-Hant': '沒有這一題' },
    detail: {
      en: 'The number is not in this section. Reload the page; your answers are safe.',
      'zh-Hant': '這一科沒有這個題號。請重新整理頁面，已作答的內容會保留。',
    },
  },
  'sitting-unknown': {
    status: 404,
    title: { en: 'This test cannot be found', 'zh-Hant': '找不到這場測驗' },
    detail: {
      en: 'It belongs to another browser or account, or its address is incomplete. Open it where you started it.',
      'zh-Hant': '這場測驗屬於另一個瀏覽器或帳號，或網址不完整。請在開始作答的地方開啟。',
    },
  },
  ...RECORDING_REFUSALS,
  'answer-too-long': {
    status: 422,
    title: { en: 'This answer is too long', 'zh-Hant': '這個答案太長' },
    detail: {
      en: 'It was not saved; your other answers are. Shorten it to a few words.',
      'zh-Hant': '這個答案沒有儲存，其他答案都已儲存。請縮短成幾個字。',
    },
  },
  'held-elsewhere': {
    status: 409,
    title: { en: 'This test is open elsewhere', 'zh-Hant': '這份測驗已在別處開啟' },
    detail: {
      en: 'It is being taken in another tab or on another device. What you typed here is stored in this browser. Take over to continue here.',
      'zh-Hant': '另一個分頁或裝置正在作答。你在這裡輸入的內容保留在這個瀏覽器；要在這裡繼續，請選擇接手。',
    },
  },
  'plan-needed': {
    status: 403,
    title: { en: 'This section needs a plan', 'zh-Hant': '這一科需要方案' },
    detail: {
      en: 'None of your plans opens it. The pages of the plans say which sections of the full tests each one opens.',
      'zh-Hant': '你目前的方案不包含這一科。各方案可作答完整測驗的哪些科目，請見方案頁面。',
    },
  },
  'course-needed': {
    status: 403,
    title: { en: 'This section belongs to a course', 'zh-Hant': '這一科屬於課程' },
    detail: {
      en: 'Lessons of a course open it, and no plan does. Buy the course on its page, or renew your access there.',
      'zh-Hant': '這一科屬於課程內容，方案不包含。請到課程頁面購買，或續購課程。',
    },
  },
  'exam-mode': {
    status: 409,
    title: { en: 'Not possible in an exam', 'zh-Hant': '考試模式無法使用' },
    detail: {
      en: 'An exam runs as the test does: without pauses and without checking answers. Nothing has changed.',
      'zh-Hant': '考試模式與正式測驗相同，不能暫停，也不能先對答案。你的作答沒有變動。',
    },
  },
  'attempt-over': {
    status: 409,
    title: { en: 'This attempt is over', 'zh-Hant': '這次作答已結束' },
    detail: {
      en: 'Everything that was saved in time counts. Open the result to see it.',
      'zh-Hant': '時間內儲存的內容都算數。請開啟成績頁查看。',
    },
  },
  'answer-missing': {
    status: 409,
    title: { en: 'There is no answer to check', 'zh-Hant': '還沒有可以檢查的答案' },
    detail: {
      en: 'Answer the question first. As soon as it is shown as saved, it can be checked.',
      'zh-Hant': '請先作答；畫面顯示已儲存後，就可以檢查。',
    },
  },
  'marks-later': {
    status: 409,
    title: { en: 'Your marks appear after the last section', 'zh-Hant': '最後一科結束後才公布成績' },
    detail: {
      en: 'As in the exam, no marks are released until Listening, Reading and Writing are over. Your answers are safe.',
      'zh-Hant': '與正式考試相同，聽力、閱讀與寫作都結束後，才會公布各科成績。你的作答都已保存。',
    },
  },
  'attempt-open': {
    status: 409,
    title: { en: 'The attempt is still open', 'zh-Hant': '測驗尚未結束' },
    detail: {
      en: 'The result is shown once you submit or the time is up.',
      'zh-Hant': '交卷或時間結束後，才會顯示成績。',
    },
  },
} as const satisfies Record<string, Problem>;
