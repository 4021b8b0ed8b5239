import type { SameKeys } from '#platform/i18n/translate.ts';
import type { lessonHomeworkEn } from './texts-en.ts';

export const lessonHomeworkZhHant = {
  title: '老師指派的作業',
  all: '查看我的課程',
  due: '{day}前完成',
  by: '{name}指派',
  gone: '網站已沒有這個項目',
  kind: {
    lesson: '課程單元',
    type: '練習題型',
    error: '練習錯誤',
    test: '模擬測驗',
  },
  closed: {
    lesson: '你目前無法開啟這個單元，連結會帶你到它的課程頁面。',
    test: '你目前無法開啟這份測驗，連結會帶你到包含它的方案。',
  },
  answer: {
    label: '你的答案',
    write: '寫答案',
    kept: '交出之前，你寫的內容會保留在這台裝置上。',
    notKept: '瀏覽器無法儲存你寫的內容，離開這個頁面就會消失。',
    rule: '老師打開之前，你都可以修改或收回。',
    handIn: '交出答案',
    handedIn: '{time} 已交出。',
    opened: '老師已在 {time} 打開，內容不能再更改。',
    change: '修改答案',
    leave: '保留原本的答案',
    takeBack: '收回答案',
    discard: '刪除這段文字',
    notHandedIn: '這段文字還在你的裝置上，沒有交出：',
    failed: '無法連線到學校，不確定是否已送達。內容已保留在這台裝置上，恢復連線後請再交一次。',
    failedNotKept: '無法連線到學校，不確定是否已送達。內容只在這個頁面上，請不要離開，恢復連線後再交一次。',
    other: '你開始寫這段文字之後，已在 {time} 交出另一份答案：',
    replace: '改交這段文字',
    keepOther: '保留已交出的答案',
    toWrite: '寫答案',
    toRead: '查看你的答案',
  },
  failed: '無法連線到學校，完成狀態尚未儲存。恢復連線後請再試一次。',
} satisfies SameKeys<typeof lessonHomeworkEn>;
