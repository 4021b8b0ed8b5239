import type { Content } from './content.ts';

/**
 * Whether the paper of the mock test that a file belongs to is there and not of its form. Until it is mended nobody knows
 * what it names, and nothing must be called forgotten: who is told to delete it might.
 */
export function isPaperBroken(file: string, { files, papers }: Pick<Content, 'files' | 'papers'>): boolean {
  const paper = `${file.split('/').slice(0, 2).join('/')}/paper.json`;
  return files.has(paper) && !papers.some((each) => each.file === paper);
}
