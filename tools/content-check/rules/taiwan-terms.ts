import type { ContentRule } from '../content-rule.ts';
import { findWords } from '../words/find-words.ts';
import { TAIWAN_TERMS } from '../words/taiwan-terms.ts';

/** Chinese uses the words of Taiwan, not those of mainland China. */
export const taiwanTerms: ContentRule = {
  name: 'taiwan-terms',
  check: ({ texts }) => findWords(texts, 'zh-Hant', TAIWAN_TERMS),
};
