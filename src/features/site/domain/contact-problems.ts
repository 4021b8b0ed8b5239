import type { ContactProblem } from './contact-message.ts';

type InBoth = { readonly en: string; readonly 'zh-Hant': string };

/** The messages under the fields. */
export const CONTACT_PROBLEM_TEXTS = {
  'name-required': { en: 'Name is required', 'zh-Hant': '姓名為必填欄位。' },
  'name-too-long': { en: 'Name must be at most 80 characters', 'zh-Hant': '姓名最多 80 個字元。' },
  'email-required': { en: 'Email is required', 'zh-Hant': '電子信箱為必填欄位。' },
  'email-invalid': { en: 'Please enter a valid email address', 'zh-Hant': '請輸入有效的電子信箱地址。' },
  'topic-required': { en: 'Please choose a topic', 'zh-Hant': '請選擇主題。' },
  'message-required': { en: 'Message is required', 'zh-Hant': '訊息為必填欄位。' },
  'message-too-short': { en: 'Message must be at least 10 characters', 'zh-Hant': '訊息至少需 10 個字元。' },
  'message-too-long': {
    en: 'Message must be at most 5,000 characters',
    'zh-Hant': '訊息最多 5,000 個字元。',
  },
  'website-filled': { en: 'Please leave this field empty', 'zh-Hant': '請將此欄位留空。' },
} as const satisfies Record<ContactProblem['code'], InBoth>;
