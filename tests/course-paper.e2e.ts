import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { paths } from '#paths';
import { aLearner, callAs, grant, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { bandOf } from './browser/free-trial.ts';
import { startSite, type SiteProcess } from './browser/site-process.ts';
import { expectSaveState, giveAnswer, inPlayer, plannedAnswer } from './browser/sitting.ts';
import { expect, open, PHONE, sidewaysScroll, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/**
 * A section of a paper of a course, within a lesson. The papers of this site are short ones with the Reading of the
 * free trial, published.
 */

const PLACE = { course: 'ielts-basics', lesson: 'forty-in-sixty' };
const TRIAL = 'content/mock-tests/free-trial';
const PAPERS = [
  ['academic-4', 'academic'],
  ['general-training-2', 'general-training'],
] as const;

const TITLES = {
  'academic-4': { en: 'Paper A', 'zh-Hant': '甲試卷' },
  'general-training-2': { en: 'Paper B', 'zh-Hant': '乙試卷' },
} as const;

type Sections = { readonly sections: readonly { readonly skill: string }[] };
const readTrial = (file: string) => JSON.parse(readFileSync(join(TRIAL, file), 'utf8')) as Sections;
const readingOf = ({ sections }: Sections) => sections.filter(({ skill }) => skill === 'reading');

function makeContent(folder: string): void {
  const paper = readTrial('paper.json');
  const [reading] = readingOf(paper) as readonly {
    readonly parts?: readonly { readonly passage: string }[];
  }[];
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [slug, module] of PAPERS) {
    const changed = {
      ...paper,
      slug,
      title: TITLES[slug],
      module,
      access: 'courses',
      courses: [PLACE.course],
      draft: false,
      sections: readingOf(paper),
    };
    const place = `mock-tests/${slug}`;
    put(`${place}/paper.json`, JSON.stringify(changed));
    put(`${place}/answer-key.json`, JSON.stringify({ sections: readingOf(readTrial('answer-key.json')) }));
    for (const { passage } of reading?.parts ?? []) {
      put(`${place}/${passage}`, readFileSync(join(TRIAL, passage), 'utf8'));
    }
  }
}

const shared = { SITE_URL: process.env.SITE_URL, SITE_DATA_DIR: process.env.SITE_DATA_DIR };
let site: SiteProcess;
let folder = '';
type Lesson = { readonly progress: { readonly done_blocks: readonly string[] } };

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-content-'));
  makeContent(folder);
  site = await startSite({ env: { CONTENT_DIR: folder } });
  // The helpers act on the site of this environment.
  Object.assign(process.env, { SITE_URL: site.url, SITE_DATA_DIR: site.dataDir });
});
test.afterAll(async () => {
  Object.assign(process.env, shared);
  await site.stop();
  rmSync(folder, { recursive: true });
});

test('a learner takes a section of a paper in a lesson of the course, and that part is done', async ({
  page,
}) => {
  const language = 'zh-Hant';
  const t = (path: Parameters<typeof say>[1], values?: Parameters<typeof say>[2]) =>
    say(language, path, values);
  await page.setViewportSize(PHONE);
  const learner = await aLearner({ language });
  await signInAs(page, learner, language);
  const start = { mock_test: 'general-training-2', skill: 'reading' };
  await expect(callAs(page, 'POST', '/api/attempts', start)).rejects.toThrow(/course-needed/);
  await grant(learner, 'ielts_basics_id');

  await open(page, paths.lesson(PLACE));
  const block = page.locator('[data-block="section"]');
  const own = block.locator('[data-paper="general-training-2"]');
  await expect(own).toContainText(t('learn.paper.untouched'));
  await expect(own).toContainText(t('learn.paper.module.general-training'));
  // Text that was long in view is done too, so the block itself is asked for.
  const isDone = async () => {
    const lesson = `/api/courses/${PLACE.course}/lessons/${PLACE.lesson}`;
    const { progress } = (await callAs(page, 'GET', lesson)) as Lesson;
    return progress.done_blocks.includes('section');
  };
  expect(await isDone()).toBe(false);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);

  await own.getByRole('button', { name: t('learn.paper.start.reading') }).click();
  const attemptId = await inPlayer(page);
  await giveAnswer(page, 1, plannedAnswer(1));
  await expectSaveState(page, 'saved');
  await open(page, paths.lesson(PLACE));
  await expect(own).toContainText(t('learn.paper.open'));
  await own.getByRole('link', { name: t('learn.paper.continue') }).click();
  expect(await inPlayer(page)).toBe(attemptId);
  const name = t('dashboard.attempts.name', {
    test: TITLES['general-training-2'][language],
    skill: t('mockTests.skill.reading'),
  });
  await expect(page).toHaveTitle(new RegExp(`^${name} · ${t('mockTests.player.pageTitle')} · `));
  await page.locator('[data-submit-attempt]').click();
  await page.locator('[data-confirm-submit]').click();
  await expect(page.locator('[data-raw-score="1"]')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name} · ${t('mockTests.result.pageTitle')} · `));

  // The result leads to the courses, and the course back into the lesson.
  await page.getByRole('link', { name: t('mockTests.result.toCourses') }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.myCourses()}$`));
  await expect(page).not.toHaveTitle(new RegExp(name));
  await open(page, paths.lesson(PLACE));
  await expect(own.locator('[data-paper-state="done"]')).toHaveText(
    t('learn.paper.done', { raw: 1, count: 13, band: bandOf(1).toFixed(1) }),
  );
  await expect.poll(isDone).toBe(true);
  const bar = page.getByRole('progressbar', { name: t('learn.progress.label') }).first();
  await expect(bar).not.toHaveJSProperty('value', 0);
  await expect(block.locator('[data-paper="academic-4"]')).toContainText(t('learn.paper.untouched'));
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  await own.getByRole('link', { name: t('learn.paper.result') }).click();
  await expect(page.locator('[data-raw-score="1"]')).toBeVisible();
  await open(page, paths.me());
  await expect(page.locator(`[data-attempt="${attemptId}"]`)).toContainText(name);
});
