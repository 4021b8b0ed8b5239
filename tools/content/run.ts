import { join, resolve } from 'node:path';
import { siteFolders } from '#platform/content/content-folders.ts';
import { readContentFiles } from '../content-check/read-content-files.ts';
import type { Content } from '../content-check/content.ts';
import { checkPapers, hasMockTest, listMockTests, unknownMockTest } from './check-papers.ts';
import { countPaper } from './count-paper.ts';
import { newMockTest } from './new-mock-test.ts';
import { newPracticeSet } from './new-practice-set.ts';
import { newWritingPrompt } from './new-writing-prompt.ts';
import { QTI_COMMANDS } from './qti-commands.ts';
import { reportBounds } from './report-bounds.ts';
import { reportCourses } from './report-courses.ts';
import { reportPractice } from './report-practice.ts';
import { reportPrompts } from './report-prompts.ts';
import { reportStats } from './report-stats.ts';
import { CONTENT_USAGE, type ContentCommand, readContentCommand } from './read-command.ts';

/**
 * `npm run content`: the commands for authors of mock tests. Exit code 0; 1 when there is something to fix, 2
 * for wrong usage.
 */
const ROOT = join(import.meta.dirname, '../..');
/** A school's own content, where it has one: new papers are written there. */
const OWN = process.env['CONTENT_DIR'] ? resolve(process.env['CONTENT_DIR']) : undefined;
const CONTENT = OWN ?? join(ROOT, 'content');
const folders = siteFolders(OWN);
const readContent = () => readContentFiles(folders.content, folders.media);

type Outcome = { readonly ok: boolean; readonly text: string };

async function runCommand(command: ContentCommand): Promise<Outcome> {
  switch (command.act) {
    case 'new':
      return newMockTest(CONTENT, command);
    case 'new-prompt':
      return newWritingPrompt(CONTENT, command);
    case 'new-set':
      return newPracticeSet(CONTENT, command);
    case 'check':
      return checkPapers(readContent(), command.slug);
    case 'stats':
      return statsOf(readContent(), command.slug);
    case 'preview': {
      if (!hasMockTest(readContent(), command.slug)) {
        return { ok: false, text: unknownMockTest(readContent(), command.slug) };
      }
      // The whole site: the other commands need not wait for it.
      const { runPreview } = await import('./run-preview.ts');
      return runPreview(command.slug);
    }
    default:
      return command satisfies never;
  }
}

function statsOf(content: Content, slug: string | undefined): Outcome {
  const slugs = slug === undefined ? listMockTests(content) : [slug];
  const counted = slugs.map((each) => ({ each, stats: countPaper(content, each) }));
  const unread = counted.find(({ stats }) => stats === undefined);
  if (unread && !hasMockTest(content, unread.each)) {
    return { ok: false, text: unknownMockTest(content, unread.each) };
  }
  const bounds = counted.map(({ each }) => reportBounds(content, each));
  const text = counted.map(({ each, stats }, i) =>
    stats
      ? [reportStats(stats), bounds[i]?.text].join('\n\n')
      : `${each}: paper.json cannot be read (npm run content -- check ${each}).`,
  );
  const courses =
    slug === undefined ? [reportCourses(content), reportPrompts(content), reportPractice(content)] : [];
  // Without a name, a draft may be as unfinished as it is.
  const inside = counted.every(({ stats }, i) => bounds[i]?.ok || (slug === undefined && stats?.draft));
  return { ok: unread === undefined && inside, text: [...text, ...courses].join('\n\n') };
}

const USAGE = [
  CONTENT_USAGE,
  ...QTI_COMMANDS.map(({ name, takes, does }) => `npm run content -- ${name} ${takes}\n    ${does}`),
].join('\n');

const words = process.argv.slice(2);
const ofPackages = QTI_COMMANDS.find(({ name }) => name === words[0]);
const read = readContentCommand(words);
if (ofPackages) process.exitCode = ofPackages.run(words.slice(1));
else if (read.ok) {
  const { ok, text } = await runCommand(read.command);
  if (ok) console.log(text);
  else console.error(text);
  // The opened parts of the site may keep the process alive for a while.
  process.exit(ok ? 0 : 1);
} else if (read.asked) console.log(USAGE);
else {
  console.error(`${read.problem}\n\n${USAGE}`);
  process.exitCode = 2;
}
