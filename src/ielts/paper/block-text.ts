import type { Section } from './paper.ts';

/**
 * The words of a passage's block (`p1.B`, `p2.title`), as a note quotes them. Undefined for other blocks of the paper,
 * whose words are drawn with the questions.
 */
export function blockText(section: Section, block: string): string | undefined {
  const [, part, name] = /^p(\d+)\.(\w+)$/.exec(block) ?? [];
  if (section.skill !== 'reading') return undefined;
  const passage = section.parts[Number(part) - 1]?.passage;
  if (name === 'title') return passage?.title;
  if (name === 'introduction') return passage?.introduction;
  return passage?.paragraphs.find(({ letter }) => letter === name)?.text;
}

/** The question that a block belongs to, or the first of its group; undefined for a passage. */
export function blockQuestion(block: string): number | undefined {
  const number = Number(/^(?:q|g|box-)(\d+)/.exec(block)?.[1]);
  return number > 0 ? number : undefined;
}

/** The index of the part whose passage contains a block, from 0. Undefined for a block of the questions. */
export function blockPassage(block: string): number | undefined {
  const number = Number(/^p(\d+)\./.exec(block)?.[1]);
  return number > 0 ? number - 1 : undefined;
}
