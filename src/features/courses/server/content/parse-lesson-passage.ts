import type { Passage } from '#ielts/paper/paper.ts';
import { parsePassage } from '#ielts/paper/parse-passage.ts';

/**
 * Reads a passage of an exercise. Paragraphs have letters where questions name them; otherwise they have none, and each
 * letter is ''. Undefined: it has neither a title nor paragraphs, or letters in a wrong order.
 */
export function parseLessonPassage(markdown: string): Passage | undefined {
  const lettered = parsePassage(markdown);
  if (lettered.ok) return lettered.passage;
  const [first = '', ...pieces] = markdown
    .split(/\r?\n\s*\r?\n/u)
    .map((piece) => piece.trim().replace(/\s+/gu, ' '))
    .filter((piece) => piece !== '');
  const title = /^# (.+)$/u.exec(first)?.[1];
  if (title === undefined || pieces.some((piece) => /^\*\*[A-Z]\*\* /u.test(piece))) return undefined;
  const introduction = /^\*(?!\*)(.+)\*$/u.exec(pieces[0] ?? '')?.[1];
  const paragraphs = (introduction === undefined ? pieces : pieces.slice(1)).map((text) => ({
    letter: '',
    text,
  }));
  return paragraphs.length > 0 ? { title, introduction, paragraphs } : undefined;
}
