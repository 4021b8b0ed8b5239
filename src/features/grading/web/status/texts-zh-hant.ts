import type { SameKeys } from '#platform/i18n/translate.ts';
import type { workStatusEn } from './texts-en.ts';

export const workStatusZhHant = {
  estimate: '估計：{band} 級分',
  teacher: '老師評的級分：{band}',
  oneTask: '只有 Task {task}：',
  noBand: '已測量你說話的方式。因為沒有逐字稿，所以沒有級分。',
  waiting: '正在等待評分。',
  next: '正在評分，或馬上輪到：大約 {time}。',
  place: '排在第 {place} 個：大約 {time}。',
  seconds: '{count} 秒',
  minutes: '{count} 分鐘',
  hours: '{count} 小時',
  locked: '作答已保留，但還沒有評分。使用',
  lockedEnd: '就會評分。',
  needsPlan: '未評分：需要方案',
  failed: '無法評分，請到該頁再試一次。',
  draft: '還沒有交出。',
  open: '看原因，以及先改什麼',
  more: '看怎麼取得評分',
  or: '或',
  plan: { basic: '基本帳號', premium: '進階帳號' },
} satisfies SameKeys<typeof workStatusEn>;
