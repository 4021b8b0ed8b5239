import type { Localised } from '#platform/i18n/language.ts';
import type { ContactTopic } from '../domain/contact-message.ts';

export const CONTACT_TOPIC_NAMES = {
  general: { en: 'General question', 'zh-Hant': '一般問題' },
  courses: { en: 'Courses', 'zh-Hant': '課程' },
  'mock-tests': { en: 'Mock tests', 'zh-Hant': '模擬測驗' },
  teachers: { en: 'Teachers and lessons', 'zh-Hant': '老師與一對一課程' },
  careers: { en: 'Working with us', 'zh-Hant': '加入我們' },
  technical: { en: 'Technical problem', 'zh-Hant': '技術問題' },
} as const satisfies Record<ContactTopic, Localised>;

type CopyTexts = {
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly received: string;
  readonly quoted: string;
  readonly topic: string;
  readonly reference: string;
  readonly notYou: string;
  readonly answer: string;
};

/** The sender's copy; `{school}`, `{name}`, `{email}` and `{hours}` are filled in. */
export const COPY_TEXTS = {
  en: {
    subject: 'A copy of your message to {school}',
    title: 'We have received your message',
    greeting: 'Dear {name},',
    received: 'Thank you for writing. We read every message, and will reply to this address.',
    quoted: 'This is a copy of what was sent through the form on our contact page:',
    topic: 'Topic',
    reference: 'Reference',
    notYou: 'Wasn’t it you? Then somebody entered your address by mistake. You need not do anything.',
    answer: 'To add something, write to {email}. We are here {hours}.',
  },
  'zh-Hant': {
    subject: '你寫給 {school} 的訊息副本',
    title: '我們已收到你的訊息',
    greeting: '{name}，你好：',
    received: '謝謝你的來信。每一則訊息我們都會仔細閱讀，並回覆到這個信箱。',
    quoted: '以下是透過聯絡頁面表單送出的內容副本：',
    topic: '主題',
    reference: '參考編號',
    notYou: '如果不是你本人送出，可能是有人誤填了你的信箱，不需要做任何處理。',
    answer: '如要補充，請來信 {email}。服務時間：{hours}。',
  },
} as const satisfies Localised<CopyTexts>;

type SchoolTexts = {
  readonly subject: string;
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly language: string;
  /** The name of the language of these texts. */
  readonly itself: string;
  readonly reference: string;
  readonly reply: string;
};

/** The school's email, in the sender's language. */
export const SCHOOL_TEXTS = {
  en: {
    subject: 'Contact form: {topic} ({name})',
    title: 'A message from the contact form',
    name: 'Name',
    email: 'Email',
    topic: 'Topic',
    language: 'Language',
    itself: 'English',
    reference: 'Reference',
    reply:
      'Reply to this email to answer the sender, who has received a copy. The address has not been verified.',
  },
  'zh-Hant': {
    subject: '聯絡表單：{topic}（{name}）',
    title: '聯絡表單收到新訊息',
    name: '姓名',
    email: '電子信箱',
    topic: '主題',
    language: '語言',
    itself: '繁體中文',
    reference: '參考編號',
    reply: '直接回覆這封信即可答覆寄件人；寄件人已收到一份副本。這個信箱地址未經驗證。',
  },
} as const satisfies Localised<SchoolTexts>;
