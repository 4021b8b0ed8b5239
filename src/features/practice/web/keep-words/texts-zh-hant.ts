/** Of the bar at selected words. */
export const keepWordsZhHant = {
  bar: '選取的「{word}」',
  offer: '可以把「{word}」存成單字卡。按 Tab 移到按鈕。',
  keep: '存成單字卡',
  keepAnswer: '把「{word}」存成單字卡',
  kept: '已儲存。',
  toWords: '看你的單字',
  undo: '復原',
  there: '你已經有「{word}」的單字卡了。',
  failed: '無法儲存單字卡。請檢查網路連線，再試一次。',
  notDropped: '無法刪除單字卡。請檢查網路連線，再試一次。',
};
