import type { Localised } from '#ielts/marking/model-answers.ts';

/** A chart as a work has it. The label of the categories is not needed. */
export type FigureChart = {
  readonly kind: 'line' | 'bar' | 'pie' | 'table';
  readonly title: string;
  readonly unit: string;
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
};

/** A place in the essay: `text.slice(start, end)` is the quote. */
export type Quote = { readonly quote: string; readonly start: number; readonly end: number };

/** Something that the essay says about the data, and whether the data say so too. */
export type FigureClaim = Quote & {
  readonly kind: 'figure' | 'year' | 'extreme' | 'trend' | 'multiple' | 'comparison';
  readonly verdict: 'right' | 'wrong';
  /** For a wrong claim, what the chart says. */
  readonly comment?: Localised;
};

/** Something that a description of the chart should say. */
export type KeyFeature = { readonly text: Localised; readonly isSaid: boolean };

export type FigureReport = {
  /** In the order of the text. What could not be decided is not in the list. */
  readonly claims: readonly FigureClaim[];
  readonly features: readonly KeyFeature[];
  /** The sentence that sums up the chart. */
  readonly overview?: Quote;
};
