import type { Problem } from '#platform/http/problem.ts';

/** The refusals of the calls of courses, with their texts. */
export const COURSE_REFUSALS = {
  'course-unknown': {
    status: 404,
    title: { en: 'There is no such course', 'zh-Hant': '找不到這門課程' },
    detail: { en: 'Choose one on the courses page.', 'zh-Hant': '請到課程頁面選擇課程。' },
  },
  'lesson-unknown': {
    status: 404,
    title: { en: 'There is no such lesson', 'zh-Hant': '找不到這堂課' },
    detail: {
      en: 'Its address is incomplete, or the lesson has moved. The course lists all of its lessons.',
      'zh-Hant': '網址可能不完整，或這堂課已經移動。請從課程的課表開啟。',
    },
  },
  'lesson-not-open': {
    status: 409,
    title: { en: 'This lesson is not open yet', 'zh-Hant': '這堂課尚未開放' },
    detail: {
      en: 'It is being written. The course says which lessons are open.',
      'zh-Hant': '這堂課還在編寫。課程頁面會標示已開放的課。',
    },
  },
  'course-needed': {
    status: 403,
    title: { en: 'This lesson belongs to a course', 'zh-Hant': '這堂課需要購買課程' },
    detail: {
      en: 'Your account has no access to the course now. Its free lessons are open to everybody, and your notes and results stay readable.',
      'zh-Hant': '你的帳號目前無法使用這門課程。免費的課人人都能上，你的筆記和成績也仍然看得到。',
    },
  },
  'block-unknown': {
    status: 422,
    title: { en: 'The lesson has changed', 'zh-Hant': '這堂課已更新' },
    detail: {
      en: 'It has no such part any more. Reload the page; your answers are saved.',
      'zh-Hant': '這堂課已經沒有這個段落。請重新整理頁面，你的答案都已儲存。',
    },
  },
  'question-unknown': {
    status: 422,
    title: { en: 'There is no such question', 'zh-Hant': '沒有這一題' },
    detail: {
      en: 'The number is not in this lesson. Reload the page; your answers are saved.',
      'zh-Hant': '這堂課沒有這個題號。請重新整理頁面，你的答案都已儲存。',
    },
  },
  'answer-too-long': {
    status: 422,
    title: { en: 'This answer is too long', 'zh-Hant': '這個答案太長' },
    detail: {
      en: 'It was not saved. Shorten it and send it again.',
      'zh-Hant': '這個答案沒有儲存。請縮短後再送出一次。',
    },
  },
  'tutorial-unknown': {
    status: 422,
    title: { en: 'This lesson has no such tutorial', 'zh-Hant': '這堂課沒有這部教學影片' },
    detail: { en: 'Reload the page and play it again.', 'zh-Hant': '請重新整理頁面，再播放一次。' },
  },
  'too-many-starts': {
    status: 429,
    title: { en: 'Too many lessons were started from here', 'zh-Hant': '這裡開始的課程次數過多' },
    detail: {
      en: 'What you have done is not affected. Please try again in an hour, or sign in.',
      'zh-Hant': '已完成的部分不受影響。請一小時後再試，或先登入。',
    },
  },
} as const satisfies Record<string, Problem>;
