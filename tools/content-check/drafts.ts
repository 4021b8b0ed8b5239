import type { Content } from './content.ts';

/** Whether a file belongs to a mock test or a tutorial that its author has not published yet. */
export function isOfDraft(
  { papers, tutorials }: Pick<Content, 'papers' | 'tutorials'>,
  file: string,
): boolean {
  return (
    papers.some(
      ({ file: paper, value }) => value.draft && file.startsWith(paper.replace('paper.json', '')),
    ) || tutorials.some(({ file: tutorial, value }) => value.draft && file === tutorial)
  );
}
