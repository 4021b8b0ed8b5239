import type { OpeningRequestProblem } from './opening-request.ts';

type InBoth = { readonly en: string; readonly 'zh-Hant': string };

/** The messages under the email field. */
export const OPENING_PROBLEM_TEXTS = {
  'email-required': { en: 'Email is required', 'zh-Hant': '電子信箱為必填欄位。' },
  'email-invalid': { en: 'Please enter a valid email address', 'zh-Hant': '請輸入有效的電子信箱地址。' },
  'website-filled': { en: 'Please leave this field empty', 'zh-Hant': '請將此欄位留空。' },
} as const satisfies Record<OpeningRequestProblem, InBoth>;
