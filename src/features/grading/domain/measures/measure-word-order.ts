import { WORD_ORDER } from '../guards/word-order-table.ts';
import { wordOrderScorer } from '../guards/word-order.ts';
import type { WordedEssay } from './essay-facts.ts';
import { deviation, mean, quantile } from './statistics.ts';

/** Fewer symbols show no order. */
const LEAST_SYMBOLS = 4;
const score = wordOrderScorer(WORD_ORDER);

/** How usual the order of words is in each sentence, next to texts of our own: mean log probabilities, so below 0. */
export function measureWordOrder({ essay }: Pick<WordedEssay, 'essay'>) {
  const all = essay.paragraphs.flatMap(({ sentences }) => sentences.map(score));
  const means = all
    .filter(({ count }) => count >= LEAST_SYMBOLS)
    .map(({ sum, count }) => sum / count)
    .sort((a, b) => a - b);
  const symbols = all.reduce((total, { count }) => total + count, 0);
  return {
    wordOrder: all.reduce((total, { sum }) => total + sum, 0) / Math.max(1, symbols),
    sentenceOrder: mean(means),
    worstOrder: quantile(means, 0.15),
    bestOrder: quantile(means, 0.85),
    orderSpread: deviation(means),
  };
}
