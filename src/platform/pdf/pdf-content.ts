import type { Language } from '../i18n/language.ts';

/** What a document says, in the order it says it; how it looks is `draw-pdf.ts`'s. Plain data: it goes to a worker. */
export type PdfContent = {
  /** Of the metadata, and what a reader's window is called. */
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly language: Language;
  /** ISO 8601. */
  readonly createdAt: string;
  /** On every page: on the left below, and `{page}` of `{pages}` on the right. */
  readonly foot: { readonly left: string; readonly pages: string };
  readonly blocks: readonly PdfBlock[];
};

/** Words, and their language where it is not the document's. */
export type PdfText = { readonly text: string; readonly language?: Language };

export type PdfRow = { readonly label: string; readonly value: PdfText };

export type PdfTone = 'right' | 'wrong' | 'plain';

export type PdfBlock =
  /** The head of the document. */
  | { readonly kind: 'title'; readonly eyebrow: string; readonly title: string; readonly line?: string }
  /** `newPage`: begins one. */
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: PdfText; readonly newPage?: boolean }
  /** `quiet`: small and grey. `passage`: somebody's own words, set off from ours; its line breaks are kept. `keep`: stays with what follows. */
  | {
      readonly kind: 'text';
      readonly text: PdfText;
      readonly tone?: 'quiet' | 'strong' | 'passage';
      readonly keep?: boolean;
    }
  | { readonly kind: 'notice'; readonly title: string; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly PdfRow[] }
  | { readonly kind: 'list'; readonly items: readonly PdfText[] }
  /** The figure that matters, on nine steps: 0 to 9 by .5, or none yet. */
  | {
      readonly kind: 'score';
      readonly label: string;
      readonly figure: string;
      readonly steps: number | undefined;
      /** The first is the largest. */
      readonly lines: readonly string[];
    }
  /** Shares of a whole, each with a bar. */
  | {
      readonly kind: 'bars';
      readonly rows: readonly {
        readonly label: string;
        readonly value: number;
        readonly of: number;
        /** Beside the figures, such as a time. */
        readonly note?: string;
      }[];
    }
  /** The first cell of a row is its heading. `wide`: the place of the column that takes the room. */
  | {
      readonly kind: 'table';
      readonly language?: Language;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** The place of a row that stands out. */
      readonly strong?: number;
    }
  /** One numbered thing and everything about it; stays on one page where it can. */
  | {
      readonly kind: 'card';
      readonly number: number;
      readonly tone: PdfTone;
      readonly verdict: string;
      readonly text: PdfText;
      readonly rows: readonly PdfRow[];
      readonly quotes: readonly { readonly text: PdfText; readonly caption: string }[];
    };
