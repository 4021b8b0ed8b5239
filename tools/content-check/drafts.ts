import type { Content } from './content.ts';

/** Whether a file belongs to a mock test that its author has not published yet. */
export function isOfDraft({ papers }: Pick<Content, 'papers'>, file: string): boolean {
  return papers.some(
    ({ file: paper, value }) => value.draft && file.startsWith(paper.replace('paper.json', '')),
  );
}
