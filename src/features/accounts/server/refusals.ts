import { PROBLEMS, type Problem } from '#platform/http/problem.ts';

const LINK_AGAIN = {
  en: 'Request a new one on this page; only the newest link works.',
  'zh-Hant': '請在這個頁面重新索取；只有最新的連結有效。',
};

/** The refusals of accounts, as they are shown. */
export const ACCOUNT_REFUSALS = {
  'form-invalid': PROBLEMS['body-invalid'],
  'session-over': PROBLEMS['session-over'],
  throttled: {
    status: 429,
    title: { en: 'Too many attempts', 'zh-Hant': '嘗試次數過多' },
    detail: {
      en: 'To keep accounts safe we pause here. Nothing is lost; please try again in a few minutes.',
      'zh-Hant': '為了保護帳號安全，請先暫停。資料不會遺失，請幾分鐘後再試。',
    },
  },
  'challenge-needed': {
    status: 403,
    title: { en: 'One more check is needed', 'zh-Hant': '需要再做一次檢查' },
    detail: {
      en: 'Many forms came from your network. Please send this one again; the page does the check automatically.',
      'zh-Hant': '你的網路送出了許多表單。請再送出一次，頁面會自動完成檢查。',
    },
  },
  'challenge-failed': {
    status: 403,
    title: { en: 'The security check failed', 'zh-Hant': '未通過防機器人檢查' },
    detail: {
      en: 'Nothing was saved, and what you typed is still here. Please send it again.',
      'zh-Hant': '尚未儲存任何資料，輸入的內容仍在這裡。請再送出一次。',
    },
  },
  'challenge-unavailable': {
    status: 503,
    title: { en: 'The security check did not respond', 'zh-Hant': '防機器人檢查沒有回應' },
    detail: {
      en: 'Nothing was saved, and what you typed is still here. Please try again in a minute.',
      'zh-Hant': '尚未儲存任何資料，輸入的內容仍在這裡。請一分鐘後再試。',
    },
  },
  'credentials-wrong': {
    status: 401,
    title: { en: 'Your email or password is not right', 'zh-Hant': '電子信箱或密碼不正確' },
    detail: {
      en: 'Check both and try again, or choose a new password with "Forgot your password?".',
      'zh-Hant': '請確認後再試一次，或用「忘記密碼？」重新設定密碼。',
    },
  },
  'email-unverified': {
    status: 403,
    title: { en: 'Your email is not verified yet', 'zh-Hant': '電子信箱尚未驗證' },
    detail: {
      en: 'Open the link we have sent you. If it did not arrive, send it again.',
      'zh-Hant': '請開啟我們寄出的連結。如果沒有收到，可以再寄一次。',
    },
  },
  'account-suspended': {
    status: 403,
    title: { en: 'This account is suspended', 'zh-Hant': '這個帳號已停權' },
    detail: {
      en: 'Nothing in it is lost. Write to us through the contact page to learn why and what can be done.',
      'zh-Hant': '帳號內的資料都還在。請透過聯絡頁面來信，了解原因與後續處理方式。',
    },
  },
  'code-wrong': {
    status: 422,
    title: { en: 'Invalid Code', 'zh-Hant': '驗證碼格式錯誤' },
    detail: {
      en: 'The code is not right, or was used before. Wait for the next one and type that.',
      'zh-Hant': '驗證碼不正確，或已經使用過。請等待下一組驗證碼再輸入。',
    },
  },
  'ticket-over': {
    status: 401,
    title: { en: 'Please sign in again', 'zh-Hant': '請重新登入' },
    detail: {
      en: 'This sign-in took too long or had too many wrong codes. Start again with your email and password.',
      'zh-Hant': '這次登入逾時，或驗證碼錯誤次數過多。請重新輸入電子信箱與密碼。',
    },
  },
  'link-used': {
    status: 409,
    title: { en: 'This link has already been used', 'zh-Hant': '這個連結已經使用過' },
    detail: {
      en: 'It works once. If it has done its job, just sign in; otherwise request a new one here.',
      'zh-Hant': '連結只能使用一次。如果已經完成，直接登入即可；否則請在這裡重新索取。',
    },
  },
  'link-expired': {
    status: 410,
    title: { en: 'This link has expired', 'zh-Hant': '這個連結已失效' },
    detail: LINK_AGAIN,
  },
  'link-unknown': {
    status: 404,
    title: { en: 'This link is incomplete', 'zh-Hant': '這個連結不完整' },
    detail: {
      en: 'Open it again from the email, or copy the complete link. If that does not help, request a new one here.',
      'zh-Hant': '請從信件中重新開啟，或複製完整的網址。如果仍無法使用，請在這裡重新索取。',
    },
  },
  'invitation-used': {
    status: 409,
    title: { en: 'This invitation has been accepted', 'zh-Hant': '這份邀請已經接受' },
    detail: {
      en: 'You have chosen a password with it. Sign in; if you forgot the password, choose another one there.',
      'zh-Hant': '你已經用它設定過密碼。請直接登入；如果忘記密碼，可以在登入頁面重新設定。',
    },
  },
  'invitation-expired': {
    status: 410,
    title: { en: 'This invitation has expired', 'zh-Hant': '這份邀請已失效' },
    detail: {
      en: 'It works for 7 days, and only the newest email counts. Ask the school for a new invitation.',
      'zh-Hant': '邀請的有效期為 7 天，而且只有最新一封信有效。請向學校索取新的邀請。',
    },
  },
  'invitation-unknown': {
    status: 404,
    title: { en: 'This invitation is not valid', 'zh-Hant': '這份邀請無效' },
    detail: {
      en: 'The school has withdrawn it, or the link is incomplete. Open it again from the email, or ask the school.',
      'zh-Hant': '學校已撤回邀請，或連結不完整。請從信件中重新開啟，或向學校詢問。',
    },
  },
  'email-taken': {
    status: 409,
    title: { en: 'This address already has another account', 'zh-Hant': '這個信箱已有帳號' },
    detail: {
      en: 'Your account keeps its current address. Sign in with the other one, or choose another address.',
      'zh-Hant': '你的帳號維持原來的信箱。請改用另一個帳號登入，或選擇其他信箱。',
    },
  },
  'password-wrong': {
    status: 422,
    title: { en: 'The password is not right', 'zh-Hant': '密碼不正確' },
    detail: {
      en: 'Nothing was changed. Enter the password you sign in with.',
      'zh-Hant': '沒有變更任何設定。請輸入你登入時使用的密碼。',
    },
  },
  'picture-unreadable': {
    status: 415,
    title: { en: 'This picture cannot be used', 'zh-Hant': '無法使用這張圖片' },
    detail: {
      en: 'Your picture stays as it was. Choose a JPEG, PNG or WebP file.',
      'zh-Hant': '目前的圖片不變。請選擇 JPEG、PNG 或 WebP 檔案。',
    },
  },
  'picture-too-large': {
    status: 413,
    title: { en: 'This picture is too large', 'zh-Hant': '圖片太大' },
    detail: {
      en: 'Your picture stays as it was. Choose one of at most 5 MB and 40 million pixels.',
      'zh-Hant': '目前的圖片不變。請選擇 5 MB 以內、4,000 萬像素以下的圖片。',
    },
  },
  'two-factor-on-already': {
    status: 409,
    title: { en: 'Two-factor authentication is already on', 'zh-Hant': '雙重驗證已經開啟' },
    detail: {
      en: 'To move it to another phone, turn it off in the settings first.',
      'zh-Hant': '如果要換到另一支手機，請先在設定中關閉。',
    },
  },
  'two-factor-off': {
    status: 409,
    title: { en: 'Two-factor authentication is off', 'zh-Hant': '雙重驗證目前關閉' },
    detail: {
      en: 'There is nothing to change. Turn it on first.',
      'zh-Hant': '沒有可變更的內容，請先開啟。',
    },
  },
  'two-factor-required': {
    status: 409,
    title: { en: 'Your role needs two-factor authentication', 'zh-Hant': '你的身分必須使用雙重驗證' },
    detail: {
      en: 'Teachers and admins see the data of others, so it stays on. Nothing was changed.',
      'zh-Hant': '老師與管理員會看到其他人的資料，因此不能關閉。沒有變更任何設定。',
    },
  },
  'setup-over': {
    status: 409,
    title: { en: 'This setup has expired', 'zh-Hant': '這次設定已逾時' },
    detail: {
      en: 'Nothing was turned on. Start again to get a new QR code.',
      'zh-Hant': '尚未開啟。請重新開始，取得新的 QR 碼。',
    },
  },
  'session-unknown': {
    status: 404,
    title: { en: 'This device is already signed out', 'zh-Hant': '這個裝置已經登出' },
    detail: { en: 'Reload the list to see what is left.', 'zh-Hant': '請重新整理清單查看目前狀態。' },
  },
  'account-unknown': {
    status: 404,
    title: { en: 'There is no such account', 'zh-Hant': '找不到這個帳號' },
    detail: { en: 'It may have been deleted. Search again.', 'zh-Hant': '帳號可能已刪除，請重新搜尋。' },
  },
  'own-account': {
    status: 409,
    title: { en: 'This is your own account', 'zh-Hant': '這是你自己的帳號' },
    detail: {
      en: 'You would lock yourself out. Another admin can do it.',
      'zh-Hant': '這樣會把自己鎖在外面，請由其他管理員操作。',
    },
  },
} as const satisfies Record<string, Problem>;
