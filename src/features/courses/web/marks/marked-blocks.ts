import type { Language } from '#platform/i18n/language.ts';
import type { LessonContent } from '../../domain/lesson-content.ts';
import { shownText } from './mark-html.ts';

/** A block of a lesson that can be marked, in one language. Its text is that of its pieces, one after the other. */
export type MarkedBlock = {
  readonly id: string;
  readonly language: Language;
  readonly pieces: readonly string[];
};

/** The name of a piece for the marking tools. Ids of blocks have no dots. */
export const pieceName = (block: string, language: Language, piece: number): string =>
  `${block}.${language}.${piece}`;

/** The texts of a lesson that can be marked: its text blocks in both languages, and its reading texts. */
export function markedBlocks({ blocks }: LessonContent): MarkedBlock[] {
  return blocks.flatMap((block): MarkedBlock[] => {
    if (block.kind === 'text') {
      return (['en', 'zh-Hant'] as const).map((language) => ({
        id: block.id,
        language,
        pieces: block.pieces.map(({ html }) => shownText(html[language])),
      }));
    }
    if (block.kind !== 'exercise' || !block.passage) return [];
    return [{ id: block.id, language: 'en', pieces: block.passage.paragraphs.map(({ text }) => text) }];
  });
}

type PieceRange = { readonly piece: number; readonly start: number; readonly end: number };

/** Where a piece starts in the text of its block. */
export function pieceStart({ pieces }: MarkedBlock, piece: number): number {
  return pieces.slice(0, piece).join('').length;
}

/**
 * The piece that has a range of its block's text. When the text has changed since, the range is where the same words
 * are now. Undefined: they are gone, or in two pieces.
 */
export function findPiece(
  block: MarkedBlock,
  { start, end, quote }: { readonly start: number; readonly end: number; readonly quote: string },
): PieceRange | undefined {
  const text = block.pieces.join('');
  const from = text.slice(start, end) === quote ? start : text.indexOf(quote);
  if (quote === '' || from < 0) return undefined;
  for (const [piece, { length }] of block.pieces.entries()) {
    const first = from - pieceStart(block, piece);
    if (first >= 0 && first + quote.length <= length) {
      return { piece, start: first, end: first + quote.length };
    }
  }
  return undefined;
}
