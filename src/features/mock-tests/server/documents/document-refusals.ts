import type { Problem } from '#platform/http/problem.ts';
import { MOCK_TEST_REFUSALS } from '../refusals.ts';

/** The refusals of the calls for files, besides those of the results themselves. */
export const DOCUMENT_REFUSALS = {
  ...MOCK_TEST_REFUSALS,
  'too-many-documents': {
    status: 429,
    title: { en: 'Too many files were requested from here', 'zh-Hant': '這裡製作的檔案太多' },
    detail: {
      en: 'Your result is safe. Print it from the page, or try again in an hour.',
      'zh-Hant': '成績都在。請直接從頁面列印，或一小時後再下載。',
    },
  },
  'documents-busy': {
    status: 503,
    title: { en: 'Many files are being prepared at the moment', 'zh-Hant': '目前正在製作許多檔案' },
    detail: {
      en: 'Your result is safe. Try again in a minute, or print it from the page.',
      'zh-Hant': '成績都在。請一分鐘後再試，或直接從頁面列印。',
    },
  },
} as const satisfies Record<string, Problem>;
