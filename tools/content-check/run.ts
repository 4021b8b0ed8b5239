import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatContentProblem } from '#platform/content/content-problem.ts';
import { checkContent, mendContent } from './check-content.ts';
import type { Content } from './content.ts';
import { readContentFiles } from './read-content-files.ts';
import { countQuestions } from './rules/counted-figures.ts';
import { isOfDraft } from './drafts.ts';

const ROOT = join(import.meta.dirname, '../..');
const CONTENT = join(ROOT, 'content');

function summary({ files, courses, papers, practiceSets, tutorials }: Content): string {
  const pages = [...files.keys()].filter((file) => /^(?:pages|legal)\/.*\.en\.md$/u.test(file)).length;
  const lessons = courses
    .flatMap(({ value }) => value.syllabus)
    .reduce((sum, module) => sum + module.lessons.length, 0);
  const questions = countQuestions({ papers, practiceSets });
  const videos = tutorials.filter(({ value }) => !value.draft).length;
  return `Content is fine: ${pages} pages, ${courses.length} courses, ${lessons} lessons, ${questions} questions, ${videos} tutorials.`;
}

function writeChanges(before: Content, after: Content): void {
  for (const [file, text] of after.files) {
    if (before.files.get(file) === text) continue;
    mkdirSync(dirname(join(CONTENT, file)), { recursive: true });
    writeFileSync(join(CONTENT, file), text);
    console.log(`Mended content/${file}`);
  }
}

const found = readContentFiles(CONTENT, join(ROOT, 'media'));
const content = process.argv.includes('--fix') ? mendContent(found) : found;
writeChanges(found, content);
const all = checkContent(content);
const problems = all.filter(({ file }) => !isOfDraft(content, file));
for (const problem of problems) console.error(formatContentProblem(problem));
for (const { slug } of content.papers.map(({ value }) => value).filter(({ draft }) => draft)) {
  const count = all.filter(({ file }) => file.startsWith(`mock-tests/${slug}/`)).length;
  console.log(`Draft ${slug}: ${count} place(s) to mend (npm run content -- check ${slug}).`);
}
for (const { file, value } of content.tutorials.filter(({ value: { draft } }) => draft)) {
  const count = all.filter((problem) => problem.file === file).length;
  if (count === 0) continue;
  console.log(`Draft ${value.slug}: ${count} place(s) to mend (npm run content -- check ${value.slug}).`);
}
for (const { file } of content.practiceSets.filter(({ value: { draft } }) => draft)) {
  const folder = file.replace('set.json', '');
  const count = all.filter((problem) => problem.file.startsWith(folder)).length;
  const name = folder.slice('practice/'.length, -1);
  if (count > 0) console.log(`Draft ${name}: ${count} place(s) to mend (npm run content -- check ${name}).`);
}
if (problems.length === 0) console.log(summary(content));
else console.error(`\n${problems.length} problem(s) in the content.`);
process.exitCode = problems.length === 0 ? 0 : 1;
