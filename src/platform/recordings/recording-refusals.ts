import type { Problem } from '../http/problem.ts';

/** The refusals of calls that store and play recordings, with their texts. */
export const RECORDING_REFUSALS = {
  'recording-finished': {
    status: 409,
    title: { en: 'This answer has already been recorded', 'zh-Hant': '這一題已錄完' },
    detail: {
      en: 'The recording is complete and stored. It cannot be recorded again.',
      'zh-Hant': '錄音已完整儲存，不會再錄一次。',
    },
  },
  'recording-too-large': {
    status: 413,
    title: { en: 'The recording is too large', 'zh-Hant': '錄音檔太大' },
    detail: {
      en: 'What was stored before is safe. Choose a shorter recording, or one of lower quality.',
      'zh-Hant': '先前已儲存的部分都保留著。請改用較短或音質較低的錄音。',
    },
  },
  'recording-budget': {
    status: 429,
    title: { en: 'Too much was recorded in one hour', 'zh-Hant': '一小時內的錄音量過大' },
    detail: {
      en: 'What was stored before is safe, and the rest stays on your device. Keep this page open: it is sent again within the hour. With an account you have more storage.',
      'zh-Hant':
        '先前已儲存的部分都保留著，其餘的留在你的裝置上。請不要關閉頁面，系統會在一小時內自動重送。註冊帳號後可使用的空間更大。',
    },
  },
  'recording-incomplete': {
    status: 409,
    title: { en: 'Parts of the recording are missing', 'zh-Hant': '錄音還缺一部分' },
    detail: {
      en: 'Keep this page open: what is missing is sent again. Nothing that arrived is lost.',
      'zh-Hant': '請不要關閉這個頁面，缺少的部分會再傳送一次；已收到的部分不會遺失。',
    },
  },
  'recording-unplayable': {
    status: 422,
    title: { en: 'This cannot be played', 'zh-Hant': '無法播放這個檔案' },
    detail: {
      en: 'There is no sound in it that we can play. Record again, or choose a WebM, Ogg, M4A or WAV file.',
      'zh-Hant': '檔案裡沒有可以播放的聲音。請重新錄音，或選擇 WebM、Ogg、M4A 或 WAV 檔。',
    },
  },
  'recording-missing': {
    status: 404,
    title: { en: 'There is no recording', 'zh-Hant': '沒有錄音' },
    detail: {
      en: 'This question was not recorded, or its recording is not complete yet.',
      'zh-Hant': '這一題沒有錄音，或錄音尚未完成。',
    },
  },
} as const satisfies Record<string, Problem>;
