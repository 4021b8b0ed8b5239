import type { Localised } from '#platform/i18n/language.ts';

type OpeningMailTexts = {
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  /** For an address whose owner is unknown. */
  readonly greetingNobody: string;
  readonly open: string;
  readonly button: string;
  readonly remove: string;
  readonly why: string;
  readonly help: string;
};

/** The one email about an opening. Words in braces are filled in. */
export const OPENING_MAIL_TEXTS = {
  en: {
    subject: 'Now open: {product}',
    title: 'Now open: {product}',
    greeting: 'Hello {name},',
    greetingNobody: 'Hello,',
    open: 'You wanted to know when this opens. It is open now, and its page shows what you get and what it costs.',
    button: 'See it',
    remove: 'Delete my address now',
    why: 'You get this email because your address was entered under “Tell me when it opens” on our website. It is the only one. We delete the address within {days} days, or immediately with the link above.',
    help: 'Questions? Reply to this email, or write to {schoolEmail}. We are here {hours}.',
  },
  'zh-Hant': {
    subject: '現已開放：{product}',
    title: '現已開放：{product}',
    greeting: '{name}，你好：',
    greetingNobody: '你好：',
    open: '你請我們在開放時通知你。現在已經開放，內容與價格都在商品頁面上。',
    button: '前往查看',
    remove: '立即刪除我的電子信箱',
    why: '寄出這封信，是因為有人在本網站的「開放時通知我」填了你的電子信箱。我們只寄這一封，並在 {days} 天內刪除這個信箱；你也可以用上面的連結立即刪除。',
    help: '有問題嗎？直接回覆這封信，或寫信到 {schoolEmail}。服務時間：{hours}。',
  },
} as const satisfies Localised<OpeningMailTexts>;
