import type { Passage } from '#ielts/paper/paper.ts';
import { parsePassage } from '#ielts/paper/parse-passage.ts';

const ITALIC = /^\*(?!\*)(.+)\*$/u;

/** The pieces of a passage: its title, an introduction, paragraphs. A closing line in asterisks is moved to the front. */
function piecesOf(markdown: string): string[] {
  const pieces = markdown
    .split(/\r?\n\s*\r?\n/u)
    .map((piece) => piece.trim().replace(/\s+/gu, ' '))
    .filter((piece) => piece !== '');
  const [title = '', ...rest] = pieces;
  const last = rest.at(-1) ?? '';
  return rest.length > 1 && ITALIC.test(last) && !ITALIC.test(rest[0] ?? '')
    ? [title, last, ...rest.slice(0, -1)]
    : pieces;
}

/**
 * Reads a passage of an exercise. Paragraphs have letters where questions name them; otherwise they have none, and each
 * letter is ''. Undefined: it has neither a title nor paragraphs, or letters in a wrong order.
 */
export function parseExercisePassage(markdown: string): Passage | undefined {
  const pieces = piecesOf(markdown);
  const lettered = parsePassage(pieces.join('\n\n'));
  if (lettered.ok) return lettered.passage;
  const [first = '', ...rest] = pieces;
  const title = /^# (.+)$/u.exec(first)?.[1];
  if (title === undefined || rest.some((piece) => /^\*\*[A-Z]\*\* /u.test(piece))) return undefined;
  const introduction = ITALIC.exec(rest[0] ?? '')?.[1];
  const paragraphs = (introduction === undefined ? rest : rest.slice(1)).map((text) => ({
    letter: '',
    text,
  }));
  return paragraphs.length > 0 ? { title, introduction, paragraphs } : undefined;
}
