import { checkContent } from '../content-check/check-content.ts';
import type { Content } from '../content-check/content.ts';
import { reportProblems } from './report-problems.ts';

type Outcome = { readonly ok: boolean; readonly text: string };

/** Whether the content has a mock test of this name, complete or broken. */
export function hasMockTest({ files }: Pick<Content, 'files'>, slug: string): boolean {
  return [...files.keys()].some((file) => file.startsWith(`mock-tests/${slug}/`));
}

export function listMockTests({ files }: Pick<Content, 'files'>): string[] {
  const names = [...files.keys()].flatMap((file) => /^mock-tests\/([^/]+)\//u.exec(file)?.[1] ?? []);
  return [...new Set(names)];
}

export function unknownMockTest(content: Pick<Content, 'files'>, slug: string): string {
  return `There is no mock test ${slug}. There are: ${listMockTests(content).join(', ')}.`;
}

/** All problems, drafts included. With a name: those of that mock test and of the files that name it. */
export function checkPapers(content: Content, slug: string | undefined): Outcome {
  if (slug !== undefined && !hasMockTest(content, slug)) {
    return { ok: false, text: unknownMockTest(content, slug) };
  }
  const problems = checkContent(content).filter(
    ({ file }) => slug === undefined || file.startsWith(`mock-tests/${slug}/`),
  );
  if (problems.length > 0) return { ok: false, text: reportProblems(problems, content.files) };
  const draft = content.papers.some(({ value }) => value.slug === slug && value.draft);
  const next = draft
    ? ` Next: npm run media -- ${slug}, the blind reading (docs/content-review.md), then take out "draft": true.`
    : '';
  return { ok: true, text: `${slug ?? 'The content'} is fine.${next}` };
}
