import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadPapers } from '#features/library/server/papers/load-papers.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { checkContent } from '../content-check/check-content.ts';
import { readContentFiles } from '../content-check/read-content-files.ts';
import { NOT_WRITTEN } from '../content-check/rules/unfilled.ts';
import { checkPapers } from './check-papers.ts';
import { countPaper } from './count-paper.ts';
import { newMockTest } from './new-mock-test.ts';
import { reportStats } from './report-stats.ts';
import type { SkeletonKind } from './skeleton-kind.ts';

const silent = { findRecording: () => undefined, findLine: () => undefined };
const media = createMediaFiles('media');

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ninefold-new-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const read = () => readContentFiles(directory, 'media');
/** The tests of this file lay out their own content. The other files that every school needs are missing. */
const ofPaper = (slug: string) =>
  checkContent(read()).filter(({ file }) => file.startsWith(`mock-tests/${slug}/`));

describe.each<SkeletonKind>([
  { slug: 'academic-2', module: 'academic', form: 'full' },
  { slug: 'general-1', module: 'general-training', form: 'full' },
  { slug: 'tiny', module: 'academic', form: 'short' },
  { slug: 'tiny-general', module: 'general-training', form: 'short' },
])('a new mock test $slug', (kind) => {
  const { slug, module, form } = kind;

  test('has the form of its kind, and no problem except unwritten places', () => {
    expect(newMockTest(directory, kind)).toMatchObject({ ok: true });
    const problems = ofPaper(slug);
    expect(problems.filter(({ what }) => what !== NOT_WRITTEN)).toEqual([]);
    const files = readdirSync(join(directory, 'mock-tests', slug), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    const marks = files.join('').match(/\[\[/gu)?.length ?? 0;
    expect(marks).toBeGreaterThan(200);
    expect(problems).toHaveLength(marks);
  });

  test('has every skill, and as many questions as such a test', () => {
    newMockTest(directory, kind);
    const stats = countPaper(read(), slug);
    const [heard, seen] = form === 'full' ? [40, 40] : [10, 13];
    expect(stats?.sections.map(({ skill, questions }) => [skill, questions])).toEqual([
      ['listening', heard],
      ['reading', seen],
    ]);
    expect(stats).toMatchObject({ draft: true, spokenQuestions: form === 'full' ? 21 : 6 });
    const task = JSON.stringify(read().papers[0]?.value.sections.find(({ skill }) => skill === 'writing'));
    expect(task).toContain(module === 'academic' ? '"chart"' : '"letter"');
    // The player says the length of a letter.
    expect(task.includes('Write at least 150 words.')).toBe(module === 'academic');
  });

  test('is a draft: the site does not open it, its author’s preview does', () => {
    newMockTest(directory, kind);
    const site = loadPapers(directory, media, silent);
    expect(site.ok && site.value.findMockTest(slug)).toBe(undefined);
    const preview = loadPapers(directory, media, silent, slug);
    expect(preview.ok && preview.value.findMockTest(slug)).toMatchObject({
      access: 'everybody',
      editions: [{}, {}, {}, {}],
    });
  });
});

const KIND: SkeletonKind = { slug: 'academic-2', module: 'academic', form: 'full' };

test('a name that is taken is refused, and nothing is overwritten', () => {
  newMockTest(directory, { ...KIND, form: 'short' });
  const before = readFileSync(join(directory, 'mock-tests/academic-2/paper.json'), 'utf8');
  expect(newMockTest(directory, KIND)).toEqual({
    ok: false,
    text: expect.stringContaining('is there already'),
  });
  expect(readFileSync(join(directory, 'mock-tests/academic-2/paper.json'), 'utf8')).toBe(before);
});

test('check says file, line and what belongs there', () => {
  newMockTest(directory, KIND);
  const { ok, text } = checkPapers(read(), 'academic-2');
  expect(ok).toBe(false);
  expect(text).toContain(
    'content/mock-tests/academic-2/passages/reading-1.md\n  line 1 Not written yet: the title\n',
  );
  expect(text).toMatch(
    / {2}line \d+ {2}sections\.1\.answers\.0\.key: Not written yet: TRUE, FALSE or NOT GIVEN\n/u,
  );
  expect(text).toMatch(/\d+ to mend in 9 file\(s\)\.$/u);
});

test('a mock test that is not there is named, with those that are', () => {
  newMockTest(directory, KIND);
  expect(checkPapers(read(), 'academic-3')).toEqual({
    ok: false,
    text: 'There is no mock test academic-3. There are: academic-2.',
  });
});

test('what is unwritten is counted as such', () => {
  newMockTest(directory, KIND);
  const stats = countPaper(read(), 'academic-2');
  expect(stats && reportStats(stats)).toContain('true-false-not-given       unwritten 6');
});
