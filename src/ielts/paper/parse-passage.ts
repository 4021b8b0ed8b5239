import type { Passage } from './paper.ts';

export type PassageResult =
  | { readonly ok: true; readonly passage: Passage }
  | { readonly ok: false; readonly line: number; readonly what: string; readonly how: string };

const TITLE = /^#\s+(.+)$/;
const INTRODUCTION = /^\*(?!\*)(.+)\*$/;
const PARAGRAPH = /^\*\*([A-Z])\*\*\s+([\s\S]+)$/;

/**
 * Reads a passage as an author writes it: `# Title`, an optional line in asterisks, then paragraphs. Each paragraph
 * starts with its letter in bold, from A on. Refusals name the line.
 */
export function parsePassage(markdown: string): PassageResult {
  const blocks: { text: string; line: number }[] = [];
  let open = false;
  for (const [place, raw] of markdown.split(/\r?\n/).entries()) {
    const text = raw.trim();
    const last = blocks.at(-1);
    if (text && open && last) last.text += ` ${text}`;
    else if (text) blocks.push({ text, line: place + 1 });
    open = text !== '';
  }
  const title = TITLE.exec(blocks.shift()?.text ?? '')?.[1];
  if (!title)
    return { ok: false, line: 1, what: 'The title is missing.', how: 'Begin with a line `# Title`.' };
  const introduction = INTRODUCTION.exec(blocks[0]?.text ?? '')?.[1];
  if (introduction) blocks.shift();
  const paragraphs: { letter: string; text: string }[] = [];
  for (const block of blocks) {
    const [, letter, text] = PARAGRAPH.exec(block.text) ?? [];
    const expected = String.fromCharCode(65 + paragraphs.length);
    if (letter !== expected || !text) {
      return {
        ok: false,
        line: block.line,
        what: `This paragraph should be ${expected}.`,
        how: `Begin it with \`**${expected}** \`.`,
      };
    }
    paragraphs.push({ letter, text });
  }
  if (paragraphs.length === 0) {
    return {
      ok: false,
      line: 2,
      what: 'There are no paragraphs.',
      how: 'Write them after the title, `**A** …` first.',
    };
  }
  return { ok: true, passage: { title, introduction, paragraphs } };
}
