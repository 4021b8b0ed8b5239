import type { openingEn } from './opening-texts-en.ts';

export const openingZhHant: typeof openingEn = {
  lessons: '{total} 堂課中，目前開放 {open} 堂，其餘陸續開放。',
  tests: '目前開放 {open} 份完整測驗。',
  testsOne: '目前開放 1 份完整測驗。',
  notYet: '尚未開放：{features}。',
  and: '、',
  features: {
    'writing-grading': '寫作 AI 評分',
    'speaking-grading': '口說 AI 評分',
    'teacher-marking': '老師批改',
    'one-to-one-lessons': '一對一課程',
  },
  early: '現在購買，{days} 天的使用期限從付款時起算，不會等到全部開放。',
};
