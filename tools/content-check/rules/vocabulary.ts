import type { ContentRule } from '../content-rule.ts';
import { CHINESE_WORDING } from '../words/chinese-wording.ts';
import { findWords } from '../words/find-words.ts';
import { CHINESE_VOCABULARY, ENGLISH_VOCABULARY } from '../words/vocabulary.ts';

/** One word for one thing, as content/README.md lists them. A passage is a text of its own and may say what it likes. */
export const vocabulary: ContentRule = {
  name: 'vocabulary',
  check({ texts }) {
    const own = texts.filter(({ file }) => !file.includes('/passages/'));
    return [
      ...findWords(own, 'zh-Hant', [...CHINESE_VOCABULARY, ...CHINESE_WORDING]),
      ...findWords(own, 'en', ENGLISH_VOCABULARY),
    ];
  },
};
