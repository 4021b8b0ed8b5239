import type { Token } from './answer-tokens.ts';
import { readNumber } from './written-number.ts';
import { readTime } from './written-time.ts';

export type WrittenRange = {
  /** Every reading of it: `9.30-5.30` may be numbers or times. Two ranges are equal when they share a reading. */
  readonly values: readonly string[];
  readonly length: number;
};

type End = { readonly value: string; readonly length: number };

const FIGURES = /^(\d[\d,.:]*)-(\d[\d,.:]*)$/u;

/** From one number or time to another: `10-15`, `10 to 15`, `9am-5pm`, `ten to fifteen`. */
export function readRange(
  words: readonly string[],
  tokens: readonly Token[],
  start: number,
): WrittenRange | undefined {
  const [, low, high] = FIGURES.exec(words[start] ?? '') ?? [];
  if (low !== undefined && high !== undefined) {
    const values = pairs(endsAt([low], 0), endsAt([high], 0)).map(({ value }) => value);
    return values.length === 0 ? undefined : { values, length: 1 };
  }
  const ranges = endsAt(words, start).flatMap((from) => {
    const next = start + from.length;
    if (words[next] === 'to') return pairs([{ ...from, length: from.length + 1 }], endsAt(words, next + 1));
    return tokens[next]?.joint === 'hyphen' ? pairs([from], endsAt(words, next)) : [];
  });
  if (ranges.length === 0) return undefined;
  const length = Math.max(...ranges.map((range) => range.length));
  return { values: ranges.filter((range) => range.length === length).map(({ value }) => value), length };
}

function endsAt(words: readonly string[], start: number): End[] {
  const number = readNumber(words, start);
  const time = readTime(words, start);
  const times = (time?.values ?? []).map((value) => ({ value, length: time?.length ?? 0 }));
  return number === undefined ? times : [number, ...times];
}

function pairs(lows: readonly End[], highs: readonly End[]): End[] {
  return lows.flatMap((low) =>
    highs.map((high) => ({ value: `${low.value}-${high.value}`, length: low.length + high.length })),
  );
}
