import type { SameKeys } from '#platform/i18n/translate.ts';
import type { signedInEn } from './signed-in-texts-en.ts';

export const signedInZhHant = {
  twoFactor: {
    title: '請先設定雙重驗證',
    text: '老師與管理員會看到其他人的資料，因此必須開啟。只要兩分鐘和你的手機，完成後就會回到這裡。',
    action: '前往設定',
  },
  nav: {
    label: '個人頁面',
    me: '總覽',
    courses: '課程',
    practice: '練習',
    writing: '寫作',
    markings: '老師批改',
    lessons: '一對一課程',
    orders: '訂單',
    profile: '個人資料',
    settings: '設定',
  },
  noScript: '這裡的內容只屬於你，頁面開啟後才由瀏覽器取得，因此需要 JavaScript。請允許本站使用。',
  loading: '載入中',
  load: {
    offlineTitle: '目前沒有網路連線',
    offlineText: '資料不會遺失。恢復連線後，這裡會自動載入。',
    unreachableTitle: '伺服器沒有回應',
    unreachableText: '你的資料都安全。請檢查網路連線後再試一次。',
    retry: '再試一次',
  },
  unreachable: '尚未變更：無法連上伺服器。請檢查網路連線後再試一次。',
  deletion: {
    title: '這個帳號將於 {date}刪除',
    text: '在那之前，帳號裡的一切都維持原樣。如果改變主意，可以保留帳號。',
    keep: '保留我的帳號',
    kept: '帳號已保留，裡面的一切都還在。',
  },
  leave: {
    title: '不儲存就離開嗎？',
    text: '這個頁面的變更還沒有儲存。現在離開，變更就會消失。',
    stay: '留在這裡',
    leave: '不儲存，直接離開',
    close: '關閉',
  },
} satisfies SameKeys<typeof signedInEn>;
