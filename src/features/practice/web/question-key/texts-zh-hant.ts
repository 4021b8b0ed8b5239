export const questionKeyZhHant = {
  loading: '正在載入題目……',
  notLoaded: '無法載入題目。請檢查網路連線，再重新整理頁面。',
  evidence: '答案的依據',
  paragraph: '第 {letter} 段',
  wrong: '錯誤答案為什麼容易選',
  text: '全文',
  gap: '第 {number} 格',
};
