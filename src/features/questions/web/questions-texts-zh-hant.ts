import type { SameKeys } from '#platform/i18n/translate.ts';
import type { questionsEn } from './questions-texts-en.ts';

export const questionsZhHant = {
  clear: '清除這題的答案',
  choose: '請選擇',
  answerFor: '第 {number} 題的答案',
  heading: {
    of: '{paragraph} 段的標題：',
    empty: '標題：拖曳到這裡，或點標題後再點這裡',
    put: '把標題放在這裡',
    clear: '移除 {paragraph} 段的標題',
  },
  chart: {
    figures: '以表格顯示數據',
    invented: '虛構資料',
    failed: '無法載入這張圖表。請重新載入頁面，你的文字都會保留。',
  },
} satisfies SameKeys<typeof questionsEn>;
