import type { SameKeys } from '#platform/i18n/translate.ts';
import type { graderChoiceEn } from './texts-en.ts';

export const graderChoiceZhHant = {
  title: '你的文章要由誰評分？',
  here: '在你選擇之前，由本站自己的程式在本站的伺服器上評分。',
  titleWithRecordings: '你的文章和錄音要由誰評分？',
  offer: '也可以改由語言模型 {name} 評分，它在 {host} 上執行。',
  sent: '題目和你的文章會傳到 {host}；姓名、電子郵件和其他個人資料都不會傳送。',
  offerWithRecordings:
    '也可以改由語言模型 {name} 評文章，並在那裡把錄音轉成文字，口說才會有預估級分。它在 {host} 上執行。',
  sentWithRecordings: '題目、你的文章和錄音會傳到 {host}；姓名、電子郵件和其他個人資料都不會傳送。',
  from: '你的選擇適用於還沒評分的文章，之後隨時可以更改。',
  fromWithRecordings: '你的選擇適用於還沒評分的文章和錄音，之後隨時可以更改。',
  model: '使用 {host} 上的 {name}',
  local: '一律在本站評分',
  chosen: {
    model: '你的文章會傳到 {host}，由 {name} 評分。',
    local: '你的文章一律在本站的伺服器上評分。',
  },
  chosenWithRecordings: {
    model: '你的文章和錄音會傳到 {host}，文章由 {name} 評分。',
    local: '你的文章和錄音一律留在本站的伺服器上。',
  },
  change: '更改',
  failed: '無法儲存你的選擇，設定沒有改變。請再試一次。',
} satisfies SameKeys<typeof graderChoiceEn>;
