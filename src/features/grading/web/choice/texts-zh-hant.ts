import type { SameKeys } from '#platform/i18n/translate.ts';
import type { graderChoiceEn } from './texts-en.ts';

export const graderChoiceZhHant = {
  title: '你的文章要由誰評分？',
  here: '在你選擇之前，由本站自己的程式在本站的伺服器上評分。',
  offer: '也可以改由語言模型 {name} 評分，它在 {host} 上執行。',
  sent: '題目和你的文章會傳到 {host}；姓名、電子郵件和其他個人資料都不會傳送。',
  from: '你的選擇適用於還沒評分的文章，之後隨時可以更改。',
  model: '使用 {host} 上的 {name}',
  local: '一律在本站評分',
  chosen: {
    model: '你的文章會傳到 {host}，由 {name} 評分。',
    local: '你的文章一律在本站的伺服器上評分。',
  },
  change: '更改',
  failed: '無法儲存你的選擇，設定沒有改變。請再試一次。',
} satisfies SameKeys<typeof graderChoiceEn>;
