import type { Problem } from '#platform/http/problem.ts';
import { RECORDING_REFUSALS } from '#platform/recordings/recording-refusals.ts';

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
  'note-unknown': {
    status: 404,
    title: { en: 'There is no such note', 'zh-Hant': '找不到這則筆記' },
    detail: {
      en: 'It belongs to another account or browser, or it is gone already.',
      'zh-Hant': '這則筆記屬於另一個帳號或瀏覽器，或已經刪除。',
    },
  },
  'too-many-notes': {
    status: 409,
    title: { en: 'You have very many notes in this course', 'zh-Hant': '這門課的筆記已達上限' },
    detail: {
      en: 'This one was not saved. All earlier notes are safe; export them, or delete some.',
      'zh-Hant': '這則筆記沒有儲存，先前的筆記都還在。請先匯出或刪除一些。',
    },
  },
  'task-unknown': {
    status: 422,
    title: { en: 'This lesson has no such task', 'zh-Hant': '這堂課沒有這項作業' },
    detail: {
      en: 'Open the lesson again from its course; your work is still in this browser.',
      'zh-Hant': '請從課程重新開啟這堂課；你的內容還在這個瀏覽器裡。',
    },
  },
  'task-empty': {
    status: 422,
    title: { en: 'There is nothing to submit yet', 'zh-Hant': '還沒有可以交的內容' },
    detail: {
      en: 'Write or record your answer first. It is saved as you go.',
      'zh-Hant': '請先寫作文或錄音，過程中會自動儲存。',
    },
  },
  'task-over': {
    status: 409,
    title: { en: 'This task has been submitted', 'zh-Hant': '這項作業已經交出' },
    detail: {
      en: 'What was stored then counts. Nothing can be recorded any more.',
      'zh-Hant': '以交出時已儲存的錄音為準，不能再錄音。',
    },
  },
  ...RECORDING_REFUSALS,
  'test-unknown': {
    status: 404,
    title: { en: 'There is no such test', 'zh-Hant': '找不到這份單元測驗' },
    detail: {
      en: 'It belongs to another account or browser, or the module has no test yet.',
      'zh-Hant': '這份測驗屬於另一個帳號或瀏覽器，或這個單元還沒有測驗。',
    },
  },
  'test-not-open': {
    status: 409,
    title: { en: 'This module has no test yet', 'zh-Hant': '這個單元還沒有測驗' },
    detail: {
      en: 'It is being written. The lessons of the module are open as the course says.',
      'zh-Hant': '測驗還在編寫。這個單元已開放的課請見課程頁面。',
    },
  },
  'test-over': {
    status: 409,
    title: { en: 'This test has been submitted', 'zh-Hant': '這份測驗已經交卷' },
    detail: {
      en: 'Its answers change no more. You may take the test again with other questions.',
      'zh-Hant': '答案不能再更改。你可以再測一次，題目會不同。',
    },
  },
  'too-many-tests': {
    status: 409,
    title: { en: 'You have taken this test very often', 'zh-Hant': '這份測驗已作答多次' },
    detail: {
      en: 'All results are saved. Look at the lessons of the module again first.',
      'zh-Hant': '成績都已保留。請先複習這個單元的課。',
    },
  },
  'certificate-unknown': {
    status: 404,
    title: { en: 'There is no such certificate', 'zh-Hant': '找不到這張證書' },
    detail: {
      en: 'The number is incomplete, or no certificate has it.',
      'zh-Hant': '編號可能不完整，或沒有這張證書。',
    },
  },
  'too-many-documents': {
    status: 429,
    title: { en: 'Too many files were made from here', 'zh-Hant': '這裡製作的檔案過多' },
    detail: { en: 'Please try again in an hour.', 'zh-Hant': '請一小時後再試。' },
  },
  'documents-busy': {
    status: 503,
    title: { en: 'The file cannot be made now', 'zh-Hant': '目前無法製作檔案' },
    detail: {
      en: 'Many files are being made. Please try again in a minute.',
      'zh-Hant': '目前製作的檔案很多，請一分鐘後再試。',
    },
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
