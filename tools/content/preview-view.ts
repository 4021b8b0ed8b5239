import type { Content } from '../content-check/content.ts';
import { checkContent } from '../content-check/check-content.ts';
import type { PreviewView } from './preview-page.ts';
import { reportProblems } from './report-problems.ts';

/** What a preview's page shows of a mock test, as its files are now. */
export function viewPreview(
  content: Content,
  slug: string,
  readAt: string,
  broken: string | undefined,
): PreviewView {
  const paper = content.papers.find(({ file }) => file === `mock-tests/${slug}/paper.json`)?.value;
  const problems = checkContent(content).filter(({ file }) => file.startsWith(`mock-tests/${slug}/`));
  const silent = content.scripts.filter(
    ({ file, value }) =>
      file.startsWith(`mock-tests/${slug}/`) &&
      !content.audio.findRecording(slug, file.replace(`mock-tests/${slug}/`, ''), value),
  );
  const notes = {
    listening:
      silent.length > 0
        ? `${silent.length} of its recordings are silence as long as the words: npm run media -- ${slug} renders them`
        : 'with its recordings',
    reading: 'as practice, with answers to check',
    writing: 'the tasks and the editor',
    speaking: 'the interview, with a microphone or without',
  };
  return {
    slug,
    title: paper?.title.en ?? slug,
    draft: paper?.draft ?? true,
    sections: (paper?.sections ?? []).map(({ skill }) => ({ skill, note: notes[skill] })),
    report: problems.length === 0 ? '' : reportProblems(problems, content.files),
    broken,
    readAt,
  };
}
