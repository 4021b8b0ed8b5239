import type { WordOrderTable } from './word-order.ts';
import { WORD_ORDER_LINES } from './word-order-counts.ts';

/** The counts of the product's own texts. */
export const WORD_ORDER: WordOrderTable = readWordOrder(WORD_ORDER_LINES);

/** One line for each start, which may be empty: `DET NOUN: VERB 12 ADP 30`. Sequences that are too rare are left out. */
export function writeWordOrder(table: WordOrderTable, least: { readonly triples: number }): string {
  const lines = new Map<string, string[]>();
  const all = [...table.singles, ...table.pairs, ...table.triples];
  for (const [key, count] of all.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const symbols = key.split(' ');
    if (symbols.length === 3 && count < least.triples) continue;
    const start = symbols.slice(0, -1).join(' ');
    lines.set(start, [...(lines.get(start) ?? []), `${symbols[symbols.length - 1] ?? ''} ${count}`]);
  }
  return [...lines].map(([start, counts]) => `${start}: ${counts.join(' ')}`).join('\n');
}

function readWordOrder(lines: string): WordOrderTable {
  const counts = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()] as const;
  for (const line of lines.split('\n')) {
    const [start = '', rest = ''] = line.split(': ');
    const before = start === '' ? [] : start.split(' ');
    const words = rest.split(' ');
    const into = counts[before.length];
    for (let at = 0; at + 1 < words.length; at += 2) {
      into?.set([...before, words[at]].join(' '), Number(words[at + 1]));
    }
  }
  return { singles: counts[0], pairs: counts[1], triples: counts[2] };
}
