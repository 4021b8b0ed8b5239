import type { openingRequestEn } from './opening-request-texts-en.ts';

export const openingRequestZhHant: typeof openingRequestEn = {
  title: '開放時通知我',
  emailField: '電子信箱',
  submit: '開放時通知我',
  consentVisitor:
    '開放時，我們會寄一封信到這個信箱，不作其他用途。信件寄出 30 天後刪除信箱；若一直沒有開放，則在 12 個月後刪除。',
  consentOwn:
    '開放時，我們會寄一封信到 {email}。信件寄出 30 天後刪除這筆登記；若一直沒有開放，則在 12 個月後刪除。',
  privacy: '隱私權政策',
  leaveEmpty: '請將此欄位留空',
  waitingTitle: '開放時會寄信通知你',
  waitingText: '開放時會寄一封信到 {email}。',
  withdraw: '取消通知',
  withdrawn: '已取消，不會因為這次登記寄信給你。',
  failedTitle: '沒有成功',
  unreachable: '目前無法連線到伺服器。請檢查網路連線後再試一次。',
  reload: '重新整理頁面',
  off: {
    title: '刪除我的電子信箱',
    intro: '有人以你的電子信箱登記了商品的開放通知。你可以在這裡將信箱從所有這類登記中刪除。',
    submit: '刪除我的信箱',
    done: '你的信箱已刪除',
    doneText: '我們不再為任何商品保存這個信箱，也不會再寄這類信件。',
    incomplete: '連結不完整',
    incompleteText: '請重新開啟信中的連結，或將完整網址複製到網址列。',
    failed: '信箱未能刪除',
    home: '回首頁',
  },
};
