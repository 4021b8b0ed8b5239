import type { Language, Localised } from '#platform/i18n/language.ts';
import type { GotBand } from '../domain/brief/band-trend.ts';

/** A family of errors that costs a learner marks. */
export type BriefError = {
  readonly name: Localised;
  /** Mistakes that are not put right yet. */
  readonly count: number;
  /** `better` is empty where nothing says what would be right. */
  readonly example: { readonly given: string; readonly better: string };
};

/** What a brief says of a learner. The site passes it from other features, which this one does not know. */
export type BriefSources = {
  /** The bands that the learner may see too. */
  readonly listBands: (accountId: string) => Promise<readonly GotBand[]>;
  /** The `most` families with most open mistakes, the most costly first, with examples in the reader's language. */
  readonly listErrors: (
    accountId: string,
    shown: { readonly most: number; readonly language: Language },
  ) => Promise<readonly BriefError[]>;
};
