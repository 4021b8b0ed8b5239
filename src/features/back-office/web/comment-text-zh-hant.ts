import type { SameKeys } from '#platform/i18n/translate.ts';
import type { commentsEn } from './comment-text-en.ts';

export const commentsZhHant = {
  title: '評語庫',
  description: '全校老師都能使用的評語。',
  intro:
    '老師批改時，會在自己的評語旁看到這些評語。修改後，老師下次開啟批改頁面就會看到；已經寫進批改的評語不會改變。',
  search: '評語中的文字',
  show: '顯示',
  any: '所有評語',
  states: { shown: '使用中', hidden: '已停用' },
  shipped: '網站內附',
  columns: { comment: '評語', about: '適用', state: '狀態', uses: '使用次數' },
  better: '建議改為：{words}',
  add: { label: '新增評語', done: '已新增評語。' },
  change: { label: '修改', title: '修改評語', done: '已修改評語。' },
  withdraw: {
    label: '停用',
    title: '要停用這則評語嗎？',
    text: '老師將不再看到：「{start}」',
    save: '停用',
    done: '已停用評語。',
  },
  restore: {
    label: '重新啟用',
    title: '要重新啟用這則評語嗎？',
    text: '老師會再次看到：「{start}」',
    save: '重新啟用',
    done: '老師又看得到這則評語了。',
  },
  none: '還沒有評語',
  noneText: '新增第一則吧。',
} satisfies SameKeys<typeof commentsEn>;
