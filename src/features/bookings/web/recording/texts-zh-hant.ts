import type { lessonSoundEn } from './texts-en.ts';

/** 課程錄音的文字。 */
export const lessonSoundZhHant: typeof lessonSoundEn = {
  title: '這堂課的錄音',
  of: '錄於 {time}。',
  until: '將於 {time} 刪除。',
  none: '還沒有收到聲音。',
  own: '你的聲音',
  voice: '{name}的聲音',
  others: '對方的聲音',
  later: '{voice}，從第 {minutes} 分鐘開始',
  listen: '播放',
  listenTo: '播放：{label}',
  failed: '無法載入。請檢查網路連線後再試一次。',
  listFailed: '無法載入這堂課的錄音。',
  again: '再試一次',
  remove: '刪除這份錄音',
  removeTitle: '要刪除錄音嗎？',
  removeText: '雙方的聲音都會刪除，兩個人都無法再聽，也無法復原。',
  removeNow: '刪除',
  keep: '保留',
  close: '關閉',
  removed: '錄音已刪除。',
  uncertain: '無法確定是否已刪除。請檢查網路連線後再試一次。',
};
