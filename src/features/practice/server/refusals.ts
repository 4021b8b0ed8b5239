import type { Problem } from '#platform/http/problem.ts';

/** The refusals of the calls of practice, with their texts. */
export const PRACTICE_REFUSALS = {
  'set-unknown': {
    status: 404,
    title: { en: 'There is no such practice set', 'zh-Hant': '找不到這組練習' },
    detail: { en: 'Choose one on the practice page.', 'zh-Hant': '請到練習頁面選擇。' },
  },
  'plan-needed': {
    status: 403,
    title: { en: 'This set belongs to a plan', 'zh-Hant': '這組練習需要方案' },
    detail: {
      en: 'A plan opens it, or a course of its skill. One set of each kind is open to everybody, and your answers stay.',
      'zh-Hant': '購買方案或相關課程就能打開。每一類都有一組開放給所有人，你的作答也會保留。',
    },
  },
  'nothing-to-practise': {
    status: 409,
    title: { en: 'There is nothing left to practise here', 'zh-Hant': '這裡暫時沒有可以練的題目' },
    detail: {
      en: 'A question rests for a week after it was answered. Choose something else for today.',
      'zh-Hant': '答過的題目一週內不會再出現。今天請改練其他項目。',
    },
  },
  'daily-limit': {
    status: 429,
    title: { en: 'Today’s ten free questions are used up', 'zh-Hant': '今天的十題免費練習已用完' },
    detail: {
      en: 'You have done today’s ten free questions. Tomorrow there are ten more, and a session that you have started can still be finished. Create an account to keep what you answered.',
      'zh-Hant': '今天的十題免費練習做完了，明天還有十題；已開始的練習仍可做完。註冊帳號就能保留作答紀錄。',
    },
  },
  'free-limit': {
    status: 429,
    title: { en: 'Today’s ten free questions are used up', 'zh-Hant': '今天的十題免費練習已用完' },
    detail: {
      en: 'You have done today’s ten free questions. Tomorrow there are ten more, and a session that you have started can still be finished. With a plan or a course you can continue now.',
      'zh-Hant':
        '今天的十題免費練習做完了，明天還有十題；已開始的練習仍可做完。有方案或課程的話，現在就能繼續。',
    },
  },
  'too-many-sessions': {
    status: 429,
    title: { en: 'Very many sessions were started today', 'zh-Hant': '今天開始的練習次數過多' },
    detail: {
      en: 'Nothing is lost. Continue an open session, or try again tomorrow.',
      'zh-Hant': '紀錄都還在。請繼續未完成的練習，或明天再來。',
    },
  },
  'too-many-starts': {
    status: 429,
    title: { en: 'Too many people started from here', 'zh-Hant': '這裡開始練習的次數過多' },
    detail: {
      en: 'What you have done is not affected. Please try again in an hour, or sign in.',
      'zh-Hant': '已完成的練習不受影響。請一小時後再試，或先登入。',
    },
  },
  'session-unknown': {
    status: 404,
    title: { en: 'There is no such session', 'zh-Hant': '找不到這次練習' },
    detail: {
      en: 'It belongs to another account or browser.',
      'zh-Hant': '這次練習屬於另一個帳號或瀏覽器。',
    },
  },
  'question-unknown': {
    status: 422,
    title: { en: 'There is no such question', 'zh-Hant': '沒有這一題' },
    detail: { en: 'The set has changed. Reload the page.', 'zh-Hant': '這組練習已更新，請重新整理頁面。' },
  },
  'too-many-reports': {
    status: 429,
    title: { en: 'You have sent many reports today', 'zh-Hant': '今天回報的次數已達上限' },
    detail: {
      en: 'The school reads all of them. Please send this one tomorrow.',
      'zh-Hant': '學校會看每一則回報。這一則請明天再送出。',
    },
  },
  'account-needed': {
    status: 403,
    title: { en: 'Reminders need an account', 'zh-Hant': '提醒信需要帳號' },
    detail: { en: 'Create one, then choose an hour.', 'zh-Hant': '請先註冊，再選擇時間。' },
  },
  'card-unknown': {
    status: 404,
    title: { en: 'There is no such card', 'zh-Hant': '找不到這張單字卡' },
    detail: {
      en: 'It belongs to another account or browser.',
      'zh-Hant': '這張卡屬於另一個帳號或瀏覽器。',
    },
  },
  'word-kept': {
    status: 409,
    title: { en: 'You have a card for this word already', 'zh-Hant': '你已經有這個字的單字卡了' },
    detail: {
      en: 'You have a card for this word already. Find it in your words, and change it there.',
      'zh-Hant': '你已經有這個字的單字卡了。請在「我的單字」找到它，直接修改。',
    },
  },
  'topic-unknown': {
    status: 404,
    title: { en: 'There is no such topic', 'zh-Hant': '找不到這個主題' },
    detail: { en: 'Choose one on the page of your words.', 'zh-Hant': '請到「我的單字」頁面選擇。' },
  },
  'too-many-cards': {
    status: 409,
    title: { en: 'You have very many word cards', 'zh-Hant': '單字卡數量已達上限' },
    detail: {
      en: 'This one was not saved. All earlier cards are safe; delete some that you know.',
      'zh-Hant': '這張卡沒有儲存，先前的卡都還在。請刪除一些已經會的單字。',
    },
  },
  'report-unknown': {
    status: 404,
    title: { en: 'There is no such report', 'zh-Hant': '找不到這則回報' },
    detail: { en: 'It was deleted with its learner.', 'zh-Hant': '這則回報已隨學習者的資料刪除。' },
  },
  'report-answered': {
    status: 409,
    title: { en: 'This report has an answer', 'zh-Hant': '這則回報已有回覆' },
    detail: { en: 'Reload the page to see it.', 'zh-Hant': '請重新整理頁面查看。' },
  },
} as const satisfies Record<string, Problem>;
