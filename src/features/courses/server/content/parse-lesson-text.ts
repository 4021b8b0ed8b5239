import type { TextPiece } from '../../domain/lesson-content.ts';

export type ParsedPiece = { readonly kind: TextPiece['kind']; readonly source: string };
export type ParsedTextBlock = {
  /** Undefined: the text before the first heading, or a heading without an id. */
  readonly id: string | undefined;
  /** Null: the text before the first heading. */
  readonly heading: string | null;
  readonly pieces: readonly ParsedPiece[];
};
/** The text of a lesson in one language. */
export type LessonText = { readonly title: string; readonly blocks: readonly ParsedTextBlock[] };

function kindOf(source: string): TextPiece['kind'] {
  if (source.startsWith('|')) return 'table';
  if (source.startsWith('### ')) return 'heading';
  if (/^(?:\d+\.|[-*]) /u.test(source)) return 'list';
  return source.startsWith('>') ? 'quote' : 'paragraph';
}

function piecesOf(text: string): ParsedPiece[] {
  return text
    .split(/\n\s*\n/u)
    .map((source) => source.trim())
    .filter((source) => source !== '')
    .map((source) => ({ kind: kindOf(source), source }));
}

/**
 * Reads the Markdown of a lesson: `# Title`, the first text block, then blocks that begin with `## Heading {#id}`. Each
 * block is a list of pieces: paragraphs, lists, tables, smaller headings and quotes.
 */
export function parseLessonText(markdown: string): LessonText {
  const [, title = '', rest = markdown] =
    /^# (.+)(?:\n|$)([\s\S]*)$/u.exec(markdown.replaceAll('\r\n', '\n').trimStart()) ?? [];
  const [opening = '', ...headed] = `\n${rest}`.split(/\n## /u);
  const first = piecesOf(opening);
  const blocks = headed.map((block): ParsedTextBlock => {
    const [line = '', ...body] = block.split('\n');
    const [, heading = line, id] = /^(.*?)\s*\{#([a-z0-9-]+)\}\s*$/u.exec(line) ?? [];
    return { id, heading: heading.trim(), pieces: piecesOf(body.join('\n')) };
  });
  return {
    title: title.trim(),
    blocks: first.length > 0 ? [{ id: undefined, heading: null, pieces: first }, ...blocks] : blocks,
  };
}
