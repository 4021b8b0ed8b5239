import { type ChartFacts, yearIn } from './chart-facts.ts';
import type { FigureClaim } from './figure-claim.ts';
import { quoteOf, type SaidSentence } from './said-sentence.ts';

/** Years that a sentence names although no chart covers them. Between two points of a line, every year is covered. */
export function checkYears(sentence: SaidSentence, facts: readonly ChartFacts[]): FigureClaim[] {
  const timed = facts.filter((each) => yearsOf(each).length > 0);
  if (timed.length !== facts.length || facts.length === 0) return [];
  const printed = facts
    .map(({ chart, names }) => [chart.title, ...names.category, ...names.series].join(' '))
    .join(' ');
  return sentence.words.flatMap((word, at): FigureClaim[] => {
    const year = /^(?:1[89]|20|21)\d\d$/u.test(word) ? Number(word) : undefined;
    const quote = quoteOf(sentence, at, at + 1);
    if (year === undefined || quote === undefined || !isDate(sentence.words, at)) return [];
    if (timed.some((each) => isCovered(each, year)) || printed.includes(word)) {
      return [{ ...quote, kind: 'year', verdict: 'right' }];
    }
    const years = [...new Set(timed.flatMap(yearsOf))].sort((a, b) => a - b).join(', ');
    const comment = {
      en: `The chart has no data for ${word}. Its years are ${years}.`,
      'zh-Hant': `圖表沒有 ${word} 年的資料，只有 ${years}。`,
    };
    return [{ ...quote, kind: 'year', verdict: 'wrong', comment }];
  });
}

/** `in 2012`, but not `2012 kg` or `2012%`. */
function isDate(words: readonly string[], at: number): boolean {
  return (
    /^(?:in|by|from|to|between|and|since|until|till|after|before|during|of|year|the|for|–|-|\()$/u.test(
      words[at - 1] ?? 'in',
    ) &&
    !/^(?:%|percent|per|kg|tonnes?|units?|people|million|thousand|items?|litres?)$/u.test(words[at + 1] ?? '')
  );
}

function isCovered(facts: ChartFacts, year: number): boolean {
  const years = yearsOf(facts);
  if (years.includes(year)) return true;
  return facts.chart.kind === 'line' && year > Math.min(...years) && year < Math.max(...years);
}

function yearsOf({ time, names }: ChartFacts): number[] {
  return time === undefined ? [] : names[time].map(yearIn).filter((year) => year !== undefined);
}
