import type { ContentRule } from '../content-rule.ts';

/** Simplified forms of common characters that Big5 has as rare characters of their own. */
const ALSO_IN_BIG5 = '么万与体礼号党虫听机怀坏价优宁极构洁确种腊适厂复异怜惊气离蜡触网';

const simplified = new Set([...withoutPlaceInBig5(), ...ALSO_IN_BIG5]);

/** Chinese is written in the characters of Taiwan. */
export const traditionalCharacters: ContentRule = {
  name: 'traditional-characters',
  check: ({ texts }) =>
    texts.flatMap(({ file, place, text }) => {
      const found = [...new Set(text)].filter((sign) => simplified.has(sign));
      if (found.length === 0) return [];
      const what = `${found.join('、')}: not written so in Taiwan.`;
      return [{ file, place, what, how: 'Write the Traditional character.' }];
    }),
};

/** The characters of GB 2312 (mainland China) that Big5 (Taiwan) lacks: they are Simplified only. */
function withoutPlaceInBig5(): string[] {
  const big5 = new Set(
    decodeRows('big5', 0xa4, 0xf9, [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ]),
  );
  return decodeRows('gbk', 0xb0, 0xf7, [[0xa1, 0xfe]]).filter((sign) => !big5.has(sign));
}

/** The Chinese characters in some rows of a two-byte encoding. */
function decodeRows(
  encoding: string,
  from: number,
  to: number,
  columns: readonly (readonly [number, number])[],
): string[] {
  const decoder = new TextDecoder(encoding);
  const signs: string[] = [];
  for (let lead = from; lead <= to; lead += 1) {
    for (const [first, last] of columns) {
      for (let trail = first; trail <= last; trail += 1)
        signs.push(decoder.decode(Uint8Array.of(lead, trail)));
    }
  }
  return signs.filter((sign) => /^\p{Script=Han}$/u.test(sign));
}
