import type { Content } from './content.ts';

/**
 * Whether the paper of the mock test that a file belongs to exists in a wrong form. Until it is fixed, the
 * files it names are unknown. None of them may be reported as forgotten, since an author might delete it.
 */
export function isPaperBroken(file: string, { files, papers }: Pick<Content, 'files' | 'papers'>): boolean {
  const paper = `${file.split('/').slice(0, 2).join('/')}/paper.json`;
  return files.has(paper) && !papers.some((each) => each.file === paper);
}
