import { CODE_LENGTH } from '#features/accounts/domain/sign-in/check-code.ts';
import { PASSWORD_LENGTH } from '#features/accounts/domain/passwords/check-password.ts';
import type { Localised } from '#platform/i18n/language.ts';

/** A business rule in numbers, and the words that state it, all in one line of the terms. */
export type TermsPromise = { readonly name: string; readonly words: Localised<readonly RegExp[]> };

const device = (name: string): TermsPromise => {
  const exactly = new RegExp(`${name.replace('.', '\\.')}(?!\\.?\\d)`, 'u');
  return { name, words: { en: [exactly], 'zh-Hant': [exactly] } };
};

export const FIXED_PROMISES: readonly TermsPromise[] = [
  {
    name: 'the penalty of 20%',
    words: { en: [/penalty/iu, /\b20\s?%/u], 'zh-Hant': [/違約金/u, /(?<!\d)20\s?%/u] },
  },
  {
    name: '7 days’ notice of maintenance',
    words: { en: [/maintenance/iu, /\b7 days\b/u], 'zh-Hant': [/維護/u, /(?<!\d)7 [日天]/u] },
  },
  {
    name: 'compensation within 7 working days',
    words: { en: [/compensation/iu, /\b7 working days\b/u], 'zh-Hant': [/賠償/u, /(?<!\d)7 個工作[天日]/u] },
  },
  {
    name: '30 days to object to a revision',
    words: { en: [/\bobject\b/iu, /\b30 days\b/u], 'zh-Hant': [/異議/u, /(?<!\d)30 [日天]/u] },
  },
  {
    name: 'damages of ten times the original price',
    words: { en: [/damages/iu, /ten times the original price/iu], 'zh-Hant': [/賠償/u, /原價十倍/u] },
  },
  {
    name: 'damages for a free service of ten times its price',
    words: { en: [/free of charge/iu, /ten times the price/iu], 'zh-Hant': [/免費/u, /價格的?十倍/u] },
  },
  {
    name: 'consent of a guardian under 20',
    words: { en: [/\bunder 20\b/iu, /guardian/iu], 'zh-Hant': [/未滿 20 歲/u, /監護人|法定代理人/u] },
  },
  ...['Windows 10', 'Mac OS 10.13', 'iOS 12', 'Android 7', 'Chrome 75', 'Firefox 68', 'Edge 100'].map(device),
  {
    name: 'a connection of 2M fibre or 4G',
    words: { en: [/\b2M fibre\b/u, /\b4G\b/u], 'zh-Hant': [/(?<!\d)2M 光纖/u, /4G/u] },
  },
  {
    name: 'lessons of 25 or 50 minutes',
    words: { en: [/\b25 or 50 minutes\b/u], 'zh-Hant': [/25 分鐘或 50 分鐘|25 或 50 分鐘/u] },
  },
  {
    name: 'cancelling until 24 hours before',
    words: { en: [/cancel/iu, /\b24 hours before\b/u], 'zh-Hant': [/取消/u, /(?<!\d)24 小時/u] },
  },
  {
    name: 'holding a slot for 10 minutes',
    words: { en: [/\bheld\b|\bhold\b/iu, /\b10 minutes\b/u], 'zh-Hant': [/保留/u, /(?<!\d)10 分鐘/u] },
  },
  {
    name: 'ending a request after 30 seconds',
    words: { en: [/request/iu, /\b30 seconds\b/u], 'zh-Hant': [/請求/u, /(?<!\d)30 秒/u] },
  },
  {
    name: `codes of ${CODE_LENGTH} digits`,
    words: {
      en: [/\bcodes?\b/iu, new RegExp(`\\b${CODE_LENGTH} digits\\b`, 'u')],
      'zh-Hant': [/驗證碼/u, new RegExp(`(?<!\\d)${CODE_LENGTH} 位`, 'u')],
    },
  },
  {
    name: `passwords of ${PASSWORD_LENGTH} characters with a digit`,
    words: {
      en: [/password/iu, new RegExp(`\\b${PASSWORD_LENGTH} characters\\b`, 'u'), /\b(?:one|1) digit\b/u],
      'zh-Hant': [/密碼/u, new RegExp(`(?<!\\d)${PASSWORD_LENGTH} 個字元`, 'u'), /一個數字/u],
    },
  },
  {
    name: 'names of one Chinese character or two Latin letters',
    words: {
      en: [/\bname\b/iu, /\bone Chinese character\b/u, /\btwo Latin letters\b/u],
      'zh-Hant': [/姓名/u, /一個中文字/u, /兩個英文字母/u],
    },
  },
];
