import type { SameKeys } from '#platform/i18n/translate.ts';
import type { downloadEn } from './download-texts-en.ts';

export const downloadZhHant = {
  button: '下載 PDF',
  busy: '正在製作檔案…',
  done: '已下載 {file}。',
  failed: '目前沒有網路連線，無法下載檔案。成績都在，請再試一次。',
} satisfies SameKeys<typeof downloadEn>;
