import type { Language } from '../i18n/language.ts';
import type { PdfShape } from './pdf-shape.ts';

/**
 * The content of a document, in reading order; `draw-pdf.ts` decides how it looks. Plain data, as it is sent
 * to a worker.
 */
export type PdfContent = {
  /** Used in the metadata, and as the title of a reader's window. */
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly language: Language;
  /** ISO 8601. */
  readonly createdAt: string;
  /** At the foot of every page: this text on the left, and `{page}` of `{pages}` on the right. */
  readonly foot: { readonly left: string; readonly pages: string };
  /** A frame round every page, as on a certificate. */
  readonly framed?: boolean;
  readonly blocks: readonly PdfBlock[];
};

/** Words, and their language where it is not the document's. */
export type PdfText = { readonly text: string; readonly language?: Language };

export type PdfRow = { readonly label: string; readonly value: PdfText };

/** A cell of a table; plain words are in the table's language. */
export type PdfCell = string | PdfText;

export type PdfTone = 'right' | 'wrong' | 'plain';

export type PdfBlock =
  /** The head of the document. */
  | { readonly kind: 'title'; readonly eyebrow: string; readonly title: string; readonly line?: string }
  /** The upper half of a certificate, centred: who gives it, what it is, whose it is, and for what. */
  | {
      readonly kind: 'award';
      readonly giver: string;
      readonly title: string;
      readonly name: string;
      readonly reason: string;
    }
  /** `chapter`: a line across the page and more space separate it from the part before it. */
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: PdfText; readonly chapter?: boolean }
  /**
   * `quiet`: small and grey. `passage`: words that a person wrote, set off from ours, with their line breaks.
   * `keep`: stays with the next block.
   */
  | {
      readonly kind: 'text';
      readonly text: PdfText;
      readonly tone?: 'quiet' | 'strong' | 'passage';
      readonly keep?: boolean;
    }
  | { readonly kind: 'notice'; readonly title: string; readonly text: string }
  /** `keep`: stays with the next block unless that would leave a large gap. */
  | { readonly kind: 'facts'; readonly rows: readonly PdfRow[]; readonly keep?: boolean }
  | { readonly kind: 'list'; readonly items: readonly PdfText[] }
  /** The main figure, on nine steps: 0 to 9 by .5. Without `steps` there are words alone. */
  | {
      readonly kind: 'score';
      readonly label: string;
      readonly figure: string;
      readonly steps: number | undefined;
      /** The first is the largest. */
      readonly lines: readonly string[];
    }
  /** Shares of a total, each with a bar. */
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
  /** The first cell of a row is its heading. The columns have their names again on every page. */
  | {
      readonly kind: 'table';
      readonly language?: Language;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly PdfCell[])[];
      /** Shares of the width, one for each column. Without them the first column is the widest and the others are equal. */
      readonly widths?: readonly number[];
      /** The place of the highlighted row. */
      readonly strong?: number;
    }
  /** A picture of shapes. `label` is read out in its place. */
  | {
      readonly kind: 'drawing';
      readonly label: PdfText;
      /** Points, from the top of the drawing to its lowest shape. The width is the page's (`CONTENT_WIDTH`). */
      readonly height: number;
      readonly shapes: readonly PdfShape[];
    }
  /** One numbered thing and everything about it. Stays on one page unless that would leave a large gap before it. */
  | {
      readonly kind: 'card';
      readonly number: number;
      readonly tone: PdfTone;
      readonly verdict: string;
      /** Small, at the end of the line of the verdict. */
      readonly note?: string;
      readonly text: PdfText;
      readonly rows: readonly PdfRow[];
      readonly quotes: readonly { readonly text: PdfText; readonly caption: string }[];
    };
