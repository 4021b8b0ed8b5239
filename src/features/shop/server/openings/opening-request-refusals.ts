import { PROBLEMS, type Problem } from '#platform/http/problem.ts';

/** The refusals of "Tell me when it opens", as they are shown. */
export const OPENING_REQUEST_REFUSALS = {
  'form-invalid': PROBLEMS['body-invalid'],
  throttled: {
    status: 429,
    title: { en: 'Too many requests', 'zh-Hant': '請求過於頻繁' },
    detail: {
      en: 'Your address has not been added this time. Please try again in an hour.',
      'zh-Hant': '這次沒有登記你的電子信箱。請一小時後再試。',
    },
  },
  'opening-unknown': {
    status: 404,
    title: { en: 'There is no such product', 'zh-Hant': '找不到這項商品' },
    detail: {
      en: 'It may have been withdrawn. Your address has not been saved.',
      'zh-Hant': '商品可能已經下架，你的電子信箱沒有保存。',
    },
  },
  'already-open': {
    status: 409,
    title: { en: 'It is open now', 'zh-Hant': '已經開放了' },
    detail: {
      en: 'You can buy it on its page right away. Your address has not been saved.',
      'zh-Hant': '現在就可以到商品頁面購買，你的電子信箱沒有保存。',
    },
  },
} as const satisfies Record<string, Problem>;
