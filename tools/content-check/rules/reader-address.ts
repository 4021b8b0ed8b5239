import type { ContentRule } from '../content-rule.ts';

/** Chinese says 你 to its reader; only the legal pages say 您. */
export const readerAddress: ContentRule = {
  name: 'reader-address',
  check: ({ texts }) =>
    texts.flatMap(({ file, place, language, text }) => {
      const [wrong, right] = file.startsWith('legal/') ? ['你', '您'] : ['您', '你'];
      if (language !== 'zh-Hant' || !text.includes(wrong)) return [];
      return [{ file, place, what: `The reader is called ${wrong} here.`, how: `Write ${right}.` }];
    }),
};
