import type { Problem } from '#platform/http/problem.ts';
import { ESSAYS_A_DAY, MOST_DRAFTS } from '../../domain/works/daily-limit.ts';

/** The refusals of the calls about works, with their texts. */
export const WORK_REFUSALS = {
  'work-unknown': {
    status: 404,
    title: { en: 'There is no such work', 'zh-Hant': '找不到這份作答' },
    detail: {
      en: 'It belongs to another account or browser, or its address is incomplete.',
      'zh-Hant': '這份作答屬於另一個帳號或瀏覽器，或網址不完整。',
    },
  },
  'work-open': {
    status: 409,
    title: { en: 'This text is still being written', 'zh-Hant': '這篇作文還在寫' },
    detail: { en: 'Submit it first.', 'zh-Hant': '請先交出作文。' },
  },
  'work-submitted': {
    status: 409,
    title: { en: 'This text has been submitted', 'zh-Hant': '這篇作文已經交出' },
    detail: {
      en: 'It stays with its grade. You can write it again.',
      'zh-Hant': '作文和批改結果都會保留，你可以再寫一次。',
    },
  },
  'work-not-graded': {
    status: 409,
    title: { en: 'This text is not graded yet', 'zh-Hant': '這篇作文還沒批改' },
    detail: {
      en: 'Write it again once you have its grade, or continue the newest draft.',
      'zh-Hant': '批改完成後就能再寫一次；如果已經有較新的一稿，請接著寫那一稿。',
    },
  },
  'work-empty': {
    status: 422,
    title: { en: 'There is nothing to submit yet', 'zh-Hant': '還沒有可以交的內容' },
    detail: {
      en: 'Write your text first. It is saved as you go.',
      'zh-Hant': '請先寫作文，過程中會自動儲存。',
    },
  },
  'plan-needed': {
    status: 403,
    title: { en: 'A plan is needed for this', 'zh-Hant': '這項功能需要方案' },
    detail: {
      en: 'Your text is saved. The plans page says which plan grades it.',
      'zh-Hant': '你的作文已儲存。方案頁面會說明哪個方案提供 AI 評分。',
    },
  },
  'prompt-unknown': {
    status: 422,
    title: { en: 'There is no such task', 'zh-Hant': '找不到這個題目' },
    detail: { en: 'Choose another one from the list.', 'zh-Hant': '請從清單選擇另一題。' },
  },
  'too-many-drafts': {
    status: 409,
    title: { en: 'You have many open drafts', 'zh-Hant': '未完成的草稿太多' },
    detail: {
      en: `At most ${MOST_DRAFTS} are kept. Submit or delete one first.`,
      'zh-Hant': `最多同時保留 ${MOST_DRAFTS} 篇草稿。請先交出或刪除一篇。`,
    },
  },
  'too-many-essays': {
    status: 429,
    title: { en: 'That is enough for today', 'zh-Hant': '今天的篇數已滿' },
    detail: {
      en: `${ESSAYS_A_DAY} practice essays are graded in 24 hours. Your text is saved; submit it later.`,
      'zh-Hant': `24 小時內最多批改 ${ESSAYS_A_DAY} 篇練習作文。作文已儲存，請稍後再交出。`,
    },
  },
} as const satisfies Record<string, Problem>;
