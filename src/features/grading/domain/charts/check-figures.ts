import type { TaggedEssay } from '../essay/essay-text.ts';
import { chartFacts, type ChartFacts } from './chart-facts.ts';
import { checkComparisons } from './check-comparisons.ts';
import { checkExtremes } from './check-extremes.ts';
import { checkSaidFigures } from './check-said-figures.ts';
import { checkTrends } from './check-trends.ts';
import { checkYears } from './check-years.ts';
import type { FigureChart, FigureClaim, FigureReport } from './figure-claim.ts';
import { findOverview } from './find-overview.ts';
import { keyFeatures } from './key-features.ts';
import { type SaidSentence, saidSentences } from './said-sentence.ts';

const CHECKS = [checkSaidFigures, checkYears, checkTrends, checkExtremes, checkComparisons] as const;

/**
 * Compares what an essay says with the charts of its task. A claim is wrong only where no reading of the chart makes it
 * right; what cannot be decided is left out. Every quote occurs in the text. Never throws.
 */
export function checkFigures(essay: TaggedEssay, charts: readonly FigureChart[]): FigureReport {
  const facts: readonly ChartFacts[] = charts.map(chartFacts).filter(({ cells }) => cells.length > 0);
  if (facts.length === 0) return { claims: [], features: [] };
  const sentences = saidSentences(essay, facts);
  const claims = sentences
    .flatMap((sentence): FigureClaim[] =>
      CHECKS.flatMap((check) => check(sentence, chartsOf(sentence, facts))),
    )
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const overview = findOverview(sentences);
  return {
    claims,
    features: keyFeatures(facts, sentences, claims),
    ...(overview === undefined ? {} : { overview }),
  };
}

/** A sentence that gives all its figures in per cent is about the charts in per cent. */
function chartsOf({ figures }: SaidSentence, facts: readonly ChartFacts[]): readonly ChartFacts[] {
  if (figures.length === 0 || figures.some(({ unit }) => unit !== 'percent')) return facts;
  const inPercent = facts.filter(({ isPercent }) => isPercent);
  return inPercent.length > 0 ? inPercent : facts;
}
