import type { Language, Localised } from '#platform/i18n/language.ts';

type Head = { readonly title: string; readonly description?: string };

/** Titles and descriptions of the pages without a content file. */
const HEADS = {
  contact: {
    en: {
      title: 'Contact',
      description:
        'Questions about courses, mock tests, lessons or payment: write to us, and a person answers.',
    },
    'zh-Hant': {
      title: '聯絡我們',
      description: '課程、模擬測驗、一對一課程或付款的問題，寫信給我們，由專人回覆。',
    },
  },
  faq: {
    en: {
      title: 'Questions and answers',
      description:
        'Answers about the IELTS test, our mock tests and marking, courses, teachers, accounts and refunds.',
    },
    'zh-Hant': {
      title: '常見問題',
      description: '雅思測驗、模擬測驗與評分、課程、老師、帳號與退費的常見問題與解答。',
    },
  },
  sitemap: {
    en: { title: 'Sitemap', description: 'Every page of the site in one place.' },
    'zh-Hant': { title: '網站地圖', description: '本站所有頁面一覽。' },
  },
  notFound: {
    en: { title: 'Page not found' },
    'zh-Hant': { title: '找不到頁面' },
  },
  gallery: {
    en: { title: 'Design system' },
    'zh-Hant': { title: '設計系統' },
  },
} as const satisfies Record<string, Localised<Head>>;

/** A page's head in one language, for its loader. */
export function pageHead(page: keyof typeof HEADS, language: Language): Head {
  return HEADS[page][language];
}
