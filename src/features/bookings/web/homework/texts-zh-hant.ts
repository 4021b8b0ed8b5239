import type { SameKeys } from '#platform/i18n/translate.ts';
import type { lessonHomeworkEn } from './texts-en.ts';

export const lessonHomeworkZhHant = {
  title: '老師指派的作業',
  all: '查看我的課程',
  due: '{day} 前完成',
  by: '{name}指派',
  gone: '網站已沒有這個項目',
  kind: {
    lesson: '課程單元',
    type: '練習題型',
    error: '練習錯誤',
    test: '模擬測驗',
  },
  failed: '無法連線到學校，完成狀態尚未儲存。恢復連線後請再試一次。',
} satisfies SameKeys<typeof lessonHomeworkEn>;
