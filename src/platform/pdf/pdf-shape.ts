import type { PdfColour } from './pdf-look.ts';

/** How many fills look different from one another; the next ones start again. */
export const FILL_PATTERNS = 8;

/** A part of a drawing. Points, from its left and downwards from its top. */
export type PdfShape =
  | {
      readonly kind: 'path';
      /** An SVG path. */
      readonly d: string;
      /** `pattern`: 0 is a full fill, 1 to 7 are lines or dots on white. */
      readonly fill?: { readonly colour: PdfColour; readonly pattern?: number };
      readonly stroke?: {
        readonly colour: PdfColour;
        readonly width: number;
        /** Lengths of strokes and gaps. */
        readonly dash?: readonly number[];
      };
    }
  | {
      readonly kind: 'words';
      readonly text: string;
      readonly x: number;
      /** The y of the baseline. */
      readonly y: number;
      /** Which point of the words is at `x`. */
      readonly align: 'left' | 'middle' | 'right';
      readonly strong?: boolean;
    };
