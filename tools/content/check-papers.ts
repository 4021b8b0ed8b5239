import { findBank } from '#features/practice/domain/banks.ts';
import { clipsOf } from '#features/library/server/exercises/load-material.ts';
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

/** The problems of a lesson, named as `<course>/<lesson>`; those of its course that are about it included. */
function checkLesson(content: Content, name: string): Outcome {
  const [course = '', lesson = ''] = name.split('/');
  const folder = `courses/${course}/lessons/${lesson}/`;
  if (![...content.files.keys()].some((file) => file.startsWith(folder))) {
    return { ok: false, text: `There is no lesson ${name}: content/${folder} is missing.` };
  }
  const problems = checkContent(content).filter(({ file }) => file.startsWith(folder));
  return problems.length > 0
    ? { ok: false, text: reportProblems(problems, content.files) }
    : { ok: true, text: `${name} is fine.` };
}

/** The problems of a practice set, named as `<bank>/<slug>`, or of a whole bank. */
function checkPractice(content: Content, name: string): Outcome {
  const folder = `practice/${name}/`;
  if (![...content.files.keys()].some((file) => file.startsWith(folder))) {
    return { ok: false, text: `There is no practice set ${name}: content/${folder} is missing.` };
  }
  const problems = checkContent(content).filter(({ file }) => file.startsWith(folder));
  if (problems.length > 0) return { ok: false, text: reportProblems(problems, content.files) };
  const sets = content.practiceSets.filter(({ file }) => file.startsWith(folder));
  const media = sets.some(({ value }) => namesClips(value)) ? `npm run media -- practice ${name}, ` : '';
  const next = sets.some(({ value }) => value.draft)
    ? ` Next: ${media}the blind reading (docs/content-review.md), then take out "draft": true.`
    : '';
  return { ok: true, text: `${name} is fine.${next}` };
}

const namesClips = ({ clip, groups }: Content['practiceSets'][number]['value']) =>
  clip !== undefined || groups.some((group) => clipsOf(group).length > 0);

/** All problems, drafts included. With a name: those of that tutorial, mock test, lesson or practice set. */
export function checkPapers(content: Content, slug: string | undefined): Outcome {
  if (slug !== undefined && findBank(slug.split('/')[0] ?? '')) return checkPractice(content, slug);
  if (slug?.includes('/')) return checkLesson(content, slug);
  const tutorial = `tutorials/${slug}/tutorial.json`;
  if (content.files.has(tutorial)) return checkTutorial(content, tutorial);
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

function checkTutorial(content: Content, tutorial: string): Outcome {
  const problems = checkContent(content).filter(({ file }) => file === tutorial);
  if (problems.length > 0) return { ok: false, text: reportProblems(problems, content.files) };
  return { ok: true, text: `${tutorial} is fine. Next: look at its frames (content/tutorials/README.md).` };
}
