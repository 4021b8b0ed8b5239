import type { Localised } from '#platform/i18n/language.ts';

/** The kinds of emails about an account. */
export const ACCOUNT_MAILS = [
  'verify-email',
  'address-in-use',
  'reset-password',
  'password-changed',
  'email-change-confirm',
  'email-change-notice',
  'email-changed',
  'two-factor-on',
  'two-factor-moved',
  'two-factor-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'codes-guessed',
  'deletion-asked',
  'deletion-withdrawn',
  'deletion-done',
  'suspended',
  'restored',
  'admin-invited',
  'teacher-invited',
  'made-admin',
  'admin-demoted',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

/** `{school}`, `{schoolEmail}`, `{hours}`, `{newEmail}` and `{due}` are filled in. */
export type AccountMailTexts = {
  readonly subject: string;
  readonly title: string;
  readonly body: readonly string[];
  readonly button?: string;
  /** Under the button, or instead of one. */
  readonly link?: string;
  /** What a reader does who did not cause this email. In small print where there is a button. */
  readonly notYou: string;
  /** Why the reader gets this email. */
  readonly why: string;
};

export const FRAME_TEXTS = {
  en: {
    greeting: 'Dear {name},',
    greetingWithoutName: 'Hello,',
    when: 'When',
    device: 'Device',
    network: 'Network',
    newEmail: 'New address',
    reason: 'Reason',
    help: 'Questions? Write to {schoolEmail}. We are here {hours}.',
  },
  'zh-Hant': {
    greeting: '{name}，你好：',
    greetingWithoutName: '你好：',
    when: '時間',
    device: '裝置',
    network: '網路位址',
    newEmail: '新信箱',
    reason: '原因',
    help: '有任何問題，請來信 {schoolEmail}。服務時間：{hours}。',
  },
} as const satisfies Localised<Record<string, string>>;

const OF_AN_ACCOUNT = {
  en: 'You are receiving this email because it concerns the security of your account with {school}.',
  'zh-Hant': '這封信關係到你在 {school} 的帳號安全，因此寄給你。',
} as const satisfies Localised;

const CHOOSE_ANOTHER = {
  en: 'Wasn’t it you? Choose a new password immediately with the link below: it signs everybody out. Then check your settings. If you cannot get in, write to us.',
  'zh-Hant':
    '如果不是你本人，請立即用下方連結重新設定密碼，所有裝置都會登出，然後檢查各項設定。如果無法登入，請與我們聯絡。',
} as const satisfies Localised;

const NOT_ME_PASSWORD = {
  en: 'It was not me: choose a new password',
  'zh-Hant': '不是我本人：重新設定密碼',
} as const satisfies Localised;

const NOT_ME_CONTACT = {
  en: 'It was not me: write to the school',
  'zh-Hant': '不是我本人：與我們聯絡',
} as const satisfies Localised;

export const ACCOUNT_MAIL_TEXTS = {
  'verify-email': {
    en: {
      subject: 'Verify your email for {school}',
      title: 'Verify your email',
      body: [
        'An account with {school} was created with this address. There is one step left: open the link, and the account is ready.',
        'The link works once, for 24 hours. If it has expired, the same page can send you a new one.',
      ],
      button: 'Verify my email',
      notYou:
        'Wasn’t it you? Then do not open the link. You need not do anything else: without the link, nobody can use the account.',
      why: 'You are receiving this email because somebody entered this address when creating an account.',
    },
    'zh-Hant': {
      subject: '驗證你在 {school} 的電子信箱',
      title: '驗證電子信箱',
      body: [
        '有人用這個電子信箱註冊了 {school} 的帳號。只差一步：點開連結，帳號就可以登入使用。',
        '連結 24 小時內有效，只能使用一次。如果已經失效，同一個頁面可以再寄一次。',
      ],
      button: '驗證電子信箱',
      notYou: '如果不是你本人註冊，請不要點開連結，也不需要做任何處理。沒有驗證，這個帳號就無法使用。',
      why: '有人在註冊帳號時填了這個電子信箱，因此寄出這封信。',
    },
  },
  'address-in-use': {
    en: {
      subject: 'You already have an account with {school}',
      title: 'You already have an account',
      body: [
        'Somebody has just tried to create an account with this address. An account already exists, so nothing was created or changed.',
        'If it was you, sign in as usual. If you have forgotten the password, you can choose a new one.',
      ],
      button: 'Sign in',
      link: 'Choose a new password',
      notYou:
        'Wasn’t it you? Then somebody entered your address, most likely by mistake. Your account is safe, and you need not do anything.',
      why: 'You are receiving this email because your account with {school} uses this address.',
    },
    'zh-Hant': {
      subject: '你在 {school} 已經有帳號',
      title: '你已經有帳號',
      body: [
        '剛剛有人想用這個電子信箱註冊。這個信箱已有帳號，所以沒有建立新帳號，原有的資料也沒有任何變動。',
        '如果是你本人，照常登入即可；忘記密碼的話，可以重新設定。',
      ],
      button: '登入',
      link: '重新設定密碼',
      notYou: '如果不是你本人，可能是有人誤填了你的電子信箱。你的帳號和之前一樣安全，不需要做任何處理。',
      why: '你在 {school} 的帳號使用這個電子信箱，因此收到這封信。',
    },
  },
  'reset-password': {
    en: {
      subject: 'Choose a new password for {school}',
      title: 'Choose a new password',
      body: [
        'Somebody has requested a link to choose a new password for your account. Here it is; it works once, for 30 minutes.',
        'Once the new password is saved, you are signed out on every device. Until then the current one stays valid.',
      ],
      button: 'Choose a new password',
      notYou:
        'Wasn’t it you? Then ignore this email. Your password stays as it is, and without the link nobody can change it.',
      why: 'You are receiving this email because your account with {school} uses this address.',
    },
    'zh-Hant': {
      subject: '重新設定你在 {school} 的密碼',
      title: '重新設定密碼',
      body: [
        '有人要求重新設定你帳號的密碼。請用下方連結設定，30 分鐘內有效，只能使用一次。',
        '新密碼儲存之後，所有裝置都會登出。在那之前，目前的密碼仍然有效。',
      ],
      button: '重新設定密碼',
      notYou: '如果不是你本人，請忽略這封信。你的密碼不會改變，沒有這個連結，誰也無法變更。',
      why: '你在 {school} 的帳號使用這個電子信箱，因此收到這封信。',
    },
  },
  'password-changed': {
    en: {
      subject: 'Your password for {school} was changed',
      title: 'Your password was changed',
      body: [
        'The password of your account was changed. Other devices are signed out; sign in there with the new one.',
      ],
      link: NOT_ME_PASSWORD.en,
      notYou: CHOOSE_ANOTHER.en,
      why: OF_AN_ACCOUNT.en,
    },
    'zh-Hant': {
      subject: '你在 {school} 的密碼已變更',
      title: '密碼已變更',
      body: ['你帳號的密碼已經變更，其他裝置都已登出，請在那些裝置用新密碼重新登入。'],
      link: NOT_ME_PASSWORD['zh-Hant'],
      notYou: CHOOSE_ANOTHER['zh-Hant'],
      why: OF_AN_ACCOUNT['zh-Hant'],
    },
  },
  'email-change-confirm': {
    en: {
      subject: 'Confirm your new email for {school}',
      title: 'Confirm your new email',
      body: [
        'Somebody wants to use this address for an account with {school} from now on. Open the link to confirm it; until then the account keeps its current address.',
        'The link works once, for 24 hours. After that, request the change again in your settings.',
      ],
      button: 'Confirm this address',
      notYou:
        'Wasn’t it you? Then do not open the link. You need not do anything else: nothing changes without it.',
      why: 'You are receiving this email because somebody entered this address as the new one of an account.',
    },
    'zh-Hant': {
      subject: '確認你在 {school} 的新電子信箱',
      title: '確認新的電子信箱',
      body: [
        '有一個 {school} 的帳號想改用這個電子信箱。請點開連結確認；在那之前，帳號仍使用原來的信箱。',
        '連結 24 小時內有效，只能使用一次。逾時請到設定重新申請變更。',
      ],
      button: '確認這個電子信箱',
      notYou: '如果不是你本人，請不要點開連結，也不需要做任何處理。沒有確認，就不會有任何變更。',
      why: '有人把這個電子信箱填為帳號的新信箱，因此寄出這封信。',
    },
  },
  'email-change-notice': {
    en: {
      subject: 'A change of email was requested in your {school} account',
      title: 'Your email is about to change',
      body: [
        'Somebody who knows your password has requested a change of the email of your account. Nothing has changed yet: the link that we sent to the new address has to be opened first.',
      ],
      link: NOT_ME_PASSWORD.en,
      notYou:
        'Wasn’t it you? Choose a new password immediately with the link below: it signs everybody out and stops the change.',
      why: OF_AN_ACCOUNT.en,
    },
    'zh-Hant': {
      subject: '你在 {school} 的帳號申請變更電子信箱',
      title: '電子信箱即將變更',
      body: [
        '有人用你的密碼申請變更帳號的電子信箱。目前還沒有任何變更：要先點開寄到新信箱的連結，才會生效。',
      ],
      link: NOT_ME_PASSWORD['zh-Hant'],
      notYou: '如果不是你本人，請立即用下方連結重新設定密碼，所有裝置都會登出，這次變更也會取消。',
      why: OF_AN_ACCOUNT['zh-Hant'],
    },
  },
  'email-changed': {
    en: {
      subject: 'The email of your {school} account was changed',
      title: 'Your email was changed',
      body: [
        'Your account now uses another address, which was confirmed by a link. This one can no longer be used to sign in, and this is the last email that we send to it. Other devices are signed out.',
      ],
      link: NOT_ME_CONTACT.en,
      notYou:
        'Wasn’t it you? Write to us immediately from this address, and we will help you to get your account back.',
      why: 'You are receiving this email because your account with {school} used this address until now.',
    },
    'zh-Hant': {
      subject: '你在 {school} 的電子信箱已變更',
      title: '電子信箱已變更',
      body: [
        '你的帳號已改用另一個電子信箱，並已透過連結完成確認。這個信箱不能再用來登入，之後也不會再收到我們的信。其他裝置都已登出。',
      ],
      link: NOT_ME_CONTACT['zh-Hant'],
      notYou: '如果不是你本人，請立即用這個信箱與我們聯絡，我們會協助你取回帳號。',
      why: '你在 {school} 的帳號原本使用這個電子信箱，因此收到這封信。',
    },
  },
  'two-factor-on': {
    en: {
      subject: 'Two-factor authentication is on for {school}',
      title: 'Two-factor authentication is on',
      body: [
        'From now on, signing in takes your password and a code from your authenticator app. Every device is signed out.',
        'Keep your ten recovery codes somewhere other than on your phone. They cannot be shown again.',
      ],
      link: NOT_ME_CONTACT.en,
      notYou: 'Wasn’t it you? Write to us immediately: a new password alone would no longer let you in.',
      why: OF_AN_ACCOUNT.en,
    },
    'zh-Hant': {
      subject: '你在 {school} 的雙重驗證已開啟',
      title: '雙重驗證已開啟',
      body: [
        '從現在起，登入需要密碼，以及驗證器 App 的驗證碼。所有裝置都已登出。',
        '請把十組備用碼收在手機不在身邊也找得到的地方，之後無法再次顯示。',
      ],
      link: NOT_ME_CONTACT['zh-Hant'],
      notYou: '如果不是你本人，請立即與我們聯絡：光是重新設定密碼，已經無法登入。',
      why: OF_AN_ACCOUNT['zh-Hant'],
    },
  },
  'two-factor-moved': {
    en: {
      subject: 'Your codes for {school} come from another app now',
      title: 'Two-factor authentication was moved',
      body: [
        'From now on, signing in takes a code from the authenticator app that you have just set up. Codes of the app before no longer work, and every device is signed out.',
        'You have ten new recovery codes, and the old ones no longer work. Keep them somewhere other than on your phone.',
      ],
      link: NOT_ME_CONTACT.en,
      notYou: 'Wasn’t it you? Write to us immediately: your own app no longer lets you in.',
      why: OF_AN_ACCOUNT.en,
    },
    'zh-Hant': {
      subject: '你在 {school} 的驗證碼已改用另一個 App',
      title: '雙重驗證已移到另一個 App',
      body: [
        '從現在起，登入要用你剛設定好的驗證器 App 的驗證碼。先前那個 App 的驗證碼已經失效，所有裝置都已登出。',
        '你有十組新的備用碼，舊的已經失效。請和手機分開保存。',
      ],
      link: NOT_ME_CONTACT['zh-Hant'],
      notYou: '如果不是你本人，請立即與我們聯絡：你原本的 App 已經無法登入。',
      why: OF_AN_ACCOUNT['zh-Hant'],
    },
  },
  'two-factor-off': {
    en: {
      subject: 'Two-factor authentication is off for {school}',
      title: 'Two-factor authentication is off',
      body: [
        'You can sign in again with your password alone, and your recovery codes no longer work. Other devices are signed out.',
      ],
      link: NOT_ME_PASSWORD.en,
      notYou: CHOOSE_ANOTHER.en,
      why: OF_AN_ACCOUNT.en,
    },
    'zh-Hant': {
      subject: '你在 {school} 的雙重驗證已關閉',
      title: '雙重驗證已關閉',
      body: ['現在只需要密碼就能登入，備用碼已經失效。其他裝置都已登出。'],
      link: NOT_ME_PASSWORD['zh-Hant'],
      notYou: CHOOSE_ANOTHER['zh-Hant'],
      why: OF_AN_ACCOUNT['zh-Hant'],
    },
  },
  'recovery-codes-renewed': {
    en: {
      subject: 'New recovery codes for {school}',
      title: 'You have new recovery codes',
      body: ['Ten new recovery codes were created for your account. The old ones no longer work.'],
      link: NOT_ME_PASSWORD.en,
      notYou: CHOOSE_ANOTHER.en,
      why: OF_AN_ACCOUNT.en,
    },
    'zh-Hant': {
      subject: '你在 {school} 的備用碼已更新',
      title: '備用碼已更新',
      body: ['你的帳號產生了十組新的備用碼，舊的備用碼已經失效。'],
      link: NOT_ME_PASSWORD['zh-Hant'],
      notYou: CHOOSE_ANOTHER['zh-Hant'],
      why: OF_AN_ACCOUNT['zh-Hant'],
    },
  },
  'recovery-code-used': {
    en: {
      subject: 'A recovery code was used for {school}',
      title: 'A recovery code was used',
      body: [
        'One of your recovery codes was used instead of a code from your authenticator app. It cannot be used again.',
        'Your settings show how many are left. You can also create new ones there.',
      ],
      link: NOT_ME_PASSWORD.en,
      notYou: CHOOSE_ANOTHER.en,
      why: OF_AN_ACCOUNT.en,
    },
    'zh-Hant': {
      subject: '你在 {school} 使用了一組備用碼',
      title: '使用了一組備用碼',
      body: [
        '有人用一組備用碼代替驗證器 App 的驗證碼。這組備用碼不能再使用。',
        '剩下幾組可以在設定中查看，需要時也可以重新產生。',
      ],
      link: NOT_ME_PASSWORD['zh-Hant'],
      notYou: CHOOSE_ANOTHER['zh-Hant'],
      why: OF_AN_ACCOUNT['zh-Hant'],
    },
  },
  'codes-guessed': {
    en: {
      subject: 'Somebody may know your password for {school}',
      title: 'Somebody may know your password',
      body: [
        'Ten wrong codes were entered for your account within an hour. The password was right each time, so somebody else may know it.',
        'None of these attempts got in: that takes a right code. After a few more wrong ones, no code is accepted for up to an hour.',
      ],
      link: NOT_ME_PASSWORD.en,
      notYou:
        'Was it you? Then wait a little before you enter the next one. If it was not, choose a new password immediately with the link below: it signs everybody out and stops any further attempts.',
      why: OF_AN_ACCOUNT.en,
    },
    'zh-Hant': {
      subject: '可能有人知道你在 {school} 的密碼',
      title: '可能有人知道你的密碼',
      body: [
        '一小時內，有人對你的帳號輸入了十次錯誤的驗證碼。每次輸入前密碼都是對的，所以可能有別人知道你的密碼。',
        '這些嘗試都沒有成功，要有正確的驗證碼才能登入。如果錯誤再增加，最長一小時內會暫停接受驗證碼。',
      ],
      link: NOT_ME_PASSWORD['zh-Hant'],
      notYou:
        '如果是你本人，請稍候再輸入下一組。如果不是，請立即用下方連結重新設定密碼，所有裝置都會登出，對方也無法再嘗試。',
      why: OF_AN_ACCOUNT['zh-Hant'],
    },
  },
  'deletion-asked': {
    en: {
      subject: 'Your account with {school} will be deleted',
      title: 'Your account will be deleted',
      body: [
        'As requested, your account and everything in it will be deleted on {due}. You are signed out on every device.',
        'Until then you can change your mind: sign in and keep the account. After that, nothing can be restored. Only what the law requires us to keep stays, such as invoices; the privacy policy lists it.',
      ],
      button: 'Keep my account',
      link: NOT_ME_PASSWORD.en,
      notYou: 'Wasn’t it you? Choose a new password with the link above, then sign in and keep the account.',
      why: OF_AN_ACCOUNT.en,
    },
    'zh-Hant': {
      subject: '你在 {school} 的帳號即將刪除',
      title: '帳號即將刪除',
      body: [
        '依照申請，你的帳號和其中所有資料會在 {due} 刪除。所有裝置都已登出。',
        '在那之前都可以改變心意：登入後選擇保留帳號即可。刪除之後無法復原，只有法律要求保存的資料（例如發票）會留下，詳見隱私權政策。',
      ],
      button: '保留我的帳號',
      link: NOT_ME_PASSWORD['zh-Hant'],
      notYou: '如果不是你本人，請用上方連結重新設定密碼，再登入保留帳號。',
      why: OF_AN_ACCOUNT['zh-Hant'],
    },
  },
  'deletion-withdrawn': {
    en: {
      subject: 'Your account with {school} stays',
      title: 'Your account stays',
      body: ['The deletion of your account was withdrawn. Everything in it is as it was.'],
      link: NOT_ME_PASSWORD.en,
      notYou: CHOOSE_ANOTHER.en,
      why: OF_AN_ACCOUNT.en,
    },
    'zh-Hant': {
      subject: '你在 {school} 的帳號已保留',
      title: '帳號已保留',
      body: ['刪除帳號的申請已經取消，帳號內的資料都和原來一樣。'],
      link: NOT_ME_PASSWORD['zh-Hant'],
      notYou: CHOOSE_ANOTHER['zh-Hant'],
      why: OF_AN_ACCOUNT['zh-Hant'],
    },
  },
  'deletion-done': {
    en: {
      subject: 'Your account with {school} has been deleted',
      title: 'Your account has been deleted',
      body: [
        'The week in which the deletion could be withdrawn is over. Your account and everything in it have been deleted; only what the law requires us to keep stays, such as invoices.',
        'Thank you for learning with us. You are welcome back at any time.',
      ],
      notYou: 'If you think that this is a mistake, write to us.',
      why: 'You are receiving this email because your account with {school} used this address. It is the last one.',
    },
    'zh-Hant': {
      subject: '你在 {school} 的帳號已刪除',
      title: '帳號已刪除',
      body: [
        '可以取消刪除的一週已經過了。你的帳號和其中所有資料都已刪除，只有法律要求保存的資料（例如發票）會留下。',
        '謝謝你曾經和我們一起學習，隨時歡迎回來。',
      ],
      notYou: '如果你認為這是誤刪，請與我們聯絡。',
      why: '你在 {school} 的帳號原本使用這個電子信箱，因此收到這封信。這是最後一封。',
    },
  },
  suspended: {
    en: {
      subject: 'Your account with {school} is suspended',
      title: 'Your account is suspended',
      body: [
        'The school has suspended your account, as its terms allow. You are signed out on every device and cannot sign in for now. Nothing in the account is lost.',
        'To learn what can be done about it, write to us.',
      ],
      button: 'Write to us',
      notYou: 'If you think that this is a mistake, write to us as well.',
      why: 'You are receiving this email because your account with {school} uses this address.',
    },
    'zh-Hant': {
      subject: '你在 {school} 的帳號已停權',
      title: '帳號已停權',
      body: [
        '依照服務條款，你的帳號已經停權。所有裝置都已登出，目前無法登入。帳號內的資料都還在。',
        '想了解後續處理方式，請與我們聯絡。',
      ],
      button: '與我們聯絡',
      notYou: '如果你認為這是誤會，也請與我們聯絡。',
      why: '你在 {school} 的帳號使用這個電子信箱，因此收到這封信。',
    },
  },
  restored: {
    en: {
      subject: 'Your account with {school} is open again',
      title: 'Your account is open again',
      body: ['The suspension has been lifted. You can sign in again; everything is where you left it.'],
      button: 'Sign in',
      notYou: 'If you have questions about it, write to us.',
      why: 'You are receiving this email because your account with {school} uses this address.',
    },
    'zh-Hant': {
      subject: '你在 {school} 的帳號已恢復',
      title: '帳號已恢復',
      body: ['停權已經解除，你可以重新登入，資料都還在原來的地方。'],
      button: '登入',
      notYou: '如果對此有疑問，請與我們聯絡。',
      why: '你在 {school} 的帳號使用這個電子信箱，因此收到這封信。',
    },
  },
  'admin-invited': {
    en: {
      subject: 'Your admin account with {school}',
      title: 'Your admin account is ready',
      body: [
        'An admin account was created for you with this address. Choose a password, and sign in with it.',
        'The link works once, for 30 minutes. If it has expired, "Forgot your password?" on the sign-in page sends you another.',
        'An admin can see and change the data of others. So the pages for admins open once you have set up two-factor authentication; they lead you there.',
      ],
      button: 'Choose a password',
      notYou: 'Are you surprised by this? Then do not open the link, and write to us.',
      why: 'You are receiving this email because the person who runs the server of {school} entered your address.',
    },
    'zh-Hant': {
      subject: '你在 {school} 的管理員帳號',
      title: '管理員帳號已建立',
      body: [
        '我們用這個電子信箱為你建立了管理員帳號。請先設定密碼，再用它登入。',
        '連結 30 分鐘內有效，只能使用一次。如果已經失效，可以在登入頁面用「忘記密碼？」再寄一次。',
        '管理員可以查看和變更其他人的資料，因此必須先設定雙重驗證，才能開啟管理頁面。頁面會帶你前往設定。',
      ],
      button: '設定密碼',
      notYou: '如果你不知道這件事，請不要點開連結，並與我們聯絡。',
      why: '{school} 的系統維護人員填了你的電子信箱，因此寄出這封信。',
    },
  },
  'teacher-invited': {
    en: {
      subject: 'Your invitation to mark for {school}',
      title: 'You are invited to mark',
      body: [
        'The school has invited you as a teacher who marks essays and interviews. An account with this address is ready for you.',
        'Choose a password with the link below. It works once, for 7 days; if it has expired, ask the school for a new one.',
        'Then you set up two-factor authentication. Teachers need it, because they see the work of learners.',
      ],
      button: 'Choose a password',
      notYou: 'Are you surprised by this? Then do not open the link, and write to us.',
      why: 'You are receiving this email because {school} entered your address to invite you.',
    },
    'zh-Hant': {
      subject: '{school} 邀請你擔任批改老師',
      title: '邀請你擔任批改老師',
      body: [
        '學校邀請你擔任老師，批改學員的作文與口說。我們已用這個電子信箱為你準備好帳號。',
        '請用下方連結設定密碼。連結 7 天內有效，只能使用一次；如果已經失效，請學校再寄一次。',
        '接著請設定雙重驗證。老師會看到學員的作答，因此必須開啟。',
      ],
      button: '設定密碼',
      notYou: '如果你不知道這件事，請不要點開連結，並與我們聯絡。',
      why: '{school} 填了你的電子信箱邀請你，因此寄出這封信。',
    },
  },
  'made-admin': {
    en: {
      subject: 'You are now an admin of {school}',
      title: 'You are now an admin',
      body: [
        'The person who runs the server has given your account the admin role. Your email and password stay as they are.',
        'An admin can see and change the data of others: please turn on two-factor authentication in your settings, if it is not on yet.',
      ],
      link: 'Write to the school',
      notYou: 'Are you surprised by this? Write to us.',
      why: OF_AN_ACCOUNT.en,
    },
    'zh-Hant': {
      subject: '你已成為 {school} 的管理員',
      title: '你已成為管理員',
      body: [
        '系統維護人員已將你的帳號設為管理員。電子信箱和密碼都不變。',
        '管理員可以查看和變更其他人的資料。如果尚未開啟雙重驗證，請在設定中開啟。',
      ],
      link: '與我們聯絡',
      notYou: '如果你不知道這件事，請與我們聯絡。',
      why: OF_AN_ACCOUNT['zh-Hant'],
    },
  },
  'admin-demoted': {
    en: {
      subject: 'You are no longer an admin of {school}',
      title: 'You are no longer an admin',
      body: [
        'The person who runs the server has removed the admin role from your account. Your email, your password and your own data stay as they are, but you can no longer see the data of others.',
      ],
      link: 'Write to the school',
      notYou: 'Are you surprised by this? Write to us.',
      why: OF_AN_ACCOUNT.en,
    },
    'zh-Hant': {
      subject: '你已不再是 {school} 的管理員',
      title: '你已不再是管理員',
      body: [
        '系統維護人員已取消你帳號的管理員身分。電子信箱、密碼和你自己的資料都不變，但無法再查看其他人的資料。',
      ],
      link: '與我們聯絡',
      notYou: '如果你不清楚原因，請與我們聯絡。',
      why: OF_AN_ACCOUNT['zh-Hant'],
    },
  },
} as const satisfies Record<AccountMailKind, Localised<AccountMailTexts>>;
