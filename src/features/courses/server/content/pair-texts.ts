import type { Localised } from '#platform/i18n/language.ts';
import { renderMarkdown } from '#platform/content/render-markdown.ts';
import type { TextBlock } from '../../domain/lesson-content.ts';
import type { LessonText, ParsedTextBlock } from './parse-lesson-text.ts';

/** The kinds of the pieces of a block, in their order. Both languages have the same. */
export const formOf = ({ pieces }: ParsedTextBlock): string => pieces.map(({ kind }) => kind).join(' ');

function pairBlock(id: string, en: ParsedTextBlock, zhHant: ParsedTextBlock): TextBlock {
  return {
    id,
    kind: 'text',
    heading:
      en.heading === null || zhHant.heading === null ? null : { en: en.heading, 'zh-Hant': zhHant.heading },
    pieces: en.pieces.map(({ kind, source }, i) => ({
      kind,
      html: {
        en: renderMarkdown(source).html,
        'zh-Hant': renderMarkdown(zhHant.pieces[i]?.source ?? '').html,
      },
    })),
  };
}

/**
 * The text blocks of a lesson, each piece in both languages. Undefined: the two files do not have these blocks with the
 * same pieces in the same order. `ids`: the text blocks of the lesson.
 */
export function pairTexts(
  ids: readonly string[],
  texts: Localised<LessonText>,
): readonly TextBlock[] | undefined {
  const { en, 'zh-Hant': zhHant } = texts;
  if (en.blocks.length !== ids.length || zhHant.blocks.length !== ids.length) return undefined;
  const blocks: TextBlock[] = [];
  for (const [i, id] of ids.entries()) {
    const one = en.blocks[i];
    const other = zhHant.blocks[i];
    if (!one || !other || (one.id ?? ids[0]) !== id || (other.id ?? ids[0]) !== id) return undefined;
    if (formOf(one) !== formOf(other)) return undefined;
    blocks.push(pairBlock(id, one, other));
  }
  return blocks;
}
