import type { Locator, Page } from '@playwright/test';
import type { LessonBlock } from '#features/courses/domain/lesson-content.ts';
import { USE_NUMBER } from '#features/courses/domain/lesson.ts';
import type { Course } from '#features/courses/server/content/load-courses.ts';
import type { LoadedLesson } from '#features/courses/server/content/load-lesson.ts';
import { RIGHT_ALREADY } from '#ielts/exercises/exercise-mark.ts';
import { paths } from '#paths';
import { callAs, type Learner } from './a-learner.ts';
import { answersOfBlock, answersOfTest, type OpenModule, type RightGroup } from './course-content.ts';
import type { Hand } from './hands.ts';
import { expectPaid } from './shop.ts';
import { askDatabase, siteDataDir } from './site-database.ts';
import { expect, hydrated, open } from './site-test.ts';
import { say, type Language } from './texts.ts';

/** A learner of a course in a browser: who, with which hand, in which language. */
export type AtWork = {
  readonly page: Page;
  readonly hand: Hand;
  readonly learner: Learner;
  readonly language: Language;
};

/** Buys a course in the sandbox shop, from its page to the way back from the payment. */
export async function buyCourse({ page, hand, language }: AtWork, course: Course): Promise<void> {
  await open(page, paths.course(course));
  await hand.press(page.locator(`main [data-product-id="${course.productId}"]`).first());
  await expect(page.locator(`[data-in-cart="${course.productId}"]`).first()).toBeVisible();
  await open(page, paths.cart());
  await hand.press(page.getByRole('main').getByRole('link', { name: say(language, 'cart.checkout') }));
  await expect(page).toHaveURL(new RegExp(`${paths.checkout()}$`));
  await hand.check(page.locator('[name="terms"]'));
  await hand.press(page.locator('main form [type="submit"]'));
  await expect(page).toHaveURL(/\/sandbox\/pay\/sbp_/);
  await hand.check(page.locator('[name="card"][value="paid"]'));
  await hand.press(page.locator('form [type="submit"]'));
  await expectPaid(page, language);
}

/** Answers one question, whatever its field is. */
async function answer(hand: Hand, scope: Locator, { group, answers }: RightGroup, number: number) {
  const value = answers.get(number) ?? '';
  const place = scope.locator(`[data-question="${number}"]`).first();
  switch (group.type) {
    case 'reorder': {
      const pieces = group.questions.find((each) => each.number === number)?.pieces ?? [];
      const pool = place.locator('[role="group"]').nth(1);
      for (const each of value.split(' ')) {
        const name = pieces[Number(each)] ?? '';
        await hand.press(pool.getByRole('button', { name, exact: true }).first());
      }
      return;
    }
    case 'spot':
      for (const each of value.split(' ')) {
        await hand.press(place.locator('[role="group"] button').nth(Number(each)));
      }
      return;
    case 'pair':
      for (const [sound, letter] of value.split(' ').entries()) {
        await hand.check(
          place
            .locator('fieldset')
            .nth(sound)
            .getByRole('radio')
            .nth(letter === 'A' ? 0 : 1),
        );
      }
      return;
    case 'record': {
      const button = place.locator('button[aria-pressed]');
      await hand.press(button);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await hand.press(button);
      await expect(place.locator('audio')).toBeVisible();
      return;
    }
    case 'multiple-choice-several':
      await hand.check(
        scope.locator(
          `fieldset:has(input[name="question-${group.questions[0]?.number}"]) input[value="${value}"]`,
        ),
      );
      return;
    default:
  }
  if (value === RIGHT_ALREADY) return await hand.press(place.locator('button[aria-pressed]').first());
  const text = place.locator('textarea, input[type="text"]');
  if ((await text.count()) > 0) return await hand.write(text.first(), value);
  const list = place.locator('select');
  if ((await list.count()) > 0) return await hand.choose(list.first(), value);
  await hand.check(place.locator(`input[type="radio"][value="${value}"]`));
}

async function answerGroups(hand: Hand, scope: Locator, groups: readonly RightGroup[]): Promise<void> {
  for (const each of groups) {
    for (const { number } of each.group.questions) await answer(hand, scope, each, number);
  }
}

const OWN_WORK = new Set(['write', 'record']);

async function doBlock(at: AtWork, loaded: LoadedLesson, block: LessonBlock): Promise<void> {
  const { page, hand, language } = at;
  const t = (path: Parameters<typeof say>[1], values?: Parameters<typeof say>[2]) =>
    say(language, path, values);
  const place = page.locator(`[data-block="${block.id}"]`);
  const check = async (scope: Locator, name: string) =>
    await hand.press(scope.getByRole('button', { name, exact: true }));
  switch (block.kind) {
    case 'text':
    case 'tutorial':
      return;
    case 'exercise': {
      const groups = answersOfBlock(loaded, block.id);
      for (const [index, each] of groups.entries()) {
        const isOwn = OWN_WORK.has(each.group.type);
        await answerGroups(hand, place, [each]);
        const section = place.locator('section:has([data-question])').nth(index);
        const name = t(isOwn ? 'exercises.compare' : 'exercises.check');
        await check(section, name);
        // What was marked moves the rest of the page down, and with it what is clicked next.
        for (const each of [name, t('exercises.checking')]) {
          await expect(section.getByRole('button', { name: each, exact: true })).toHaveCount(0);
        }
      }
      // What the key has is right.
      const all = groups
        .filter(({ group }) => !OWN_WORK.has(group.type))
        .reduce((sum, { group }) => sum + group.questions.length, 0);
      if (all > 0) await expect(place).toContainText(t('learn.exercise.score', { right: all, all }));
      return;
    }
    case 'use': {
      const field = place.locator(`[data-question="${USE_NUMBER}"]`);
      if (block.do === 'write') {
        await hand.write(field.locator('textarea'), loaded.key.useModels.at(-1)?.text ?? '');
      } else {
        const group = {
          type: 'record',
          questions: [{ number: USE_NUMBER }],
        } as unknown as RightGroup['group'];
        await answer(hand, place, { group, answers: new Map() }, USE_NUMBER);
      }
      await check(place, t('exercises.compare'));
      await expect(place.getByRole('button', { name: t('exercises.again') })).toBeVisible();
      return;
    }
    case 'sort':
      await check(place, t('learn.sort.save'));
      await expect(place.getByRole('button', { name: t('learn.sort.saved') })).toBeVisible();
      return;
    case 'task':
      if (block.task.skill === 'speaking') throw new Error('Spoken tasks are not done here yet.');
      await hand.write(place.getByRole('textbox'), loaded.key.taskModels.at(-1)?.text ?? '');
      await check(place, t('learn.essay.submit'));
      await check(place, t('learn.essay.sure'));
      await expect(place.getByText(t('learn.essay.models'))).toBeVisible();
      return;
    case 'paper':
      throw new Error('Sections of papers are not taken here: they have a test of their own.');
    default:
      block satisfies never;
  }
}

/** The learner began an hour ago: so much may have been watched by now. */
async function beganAnHourAgo({ id }: Learner, course: string): Promise<void> {
  await askDatabase(
    siteDataDir(),
    `update enrolments set started_at = started_at - interval '1 hour'
     where course = $2 and candidate_id in (select id from candidates where account_id = $1)`,
    [id, course],
  );
}

/**
 * Works through the lesson that is open in the page: every exercise from its key, every text to its end, every video.
 * The page's clock must be installed: reading takes minutes.
 */
export async function workThroughLesson(at: AtWork, course: Course, loaded: LoadedLesson): Promise<void> {
  const { page, hand, learner, language } = at;
  const { slug, blocks } = loaded.content;
  await expect(page).toHaveURL(new RegExp(`/learn/${course.slug}/${slug}`));
  await expect(page.locator(`[data-block="${blocks[0]?.id}"]`)).toBeVisible();
  for (const block of blocks) await doBlock(at, loaded, block);
  await hand.scrollToEnd();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.clock.fastForward('03:00');
  const videos = blocks.flatMap((block) =>
    block.kind === 'tutorial' && block.durationMs !== null
      ? [{ tutorial: block.tutorial, durationMs: block.durationMs }]
      : [],
  );
  // Only videos are left then: the texts are read.
  const bar = page.getByRole('progressbar', { name: say(language, 'learn.progress.label') }).first();
  await expect
    .poll(() => bar.evaluate((element: HTMLProgressElement) => element.max - element.value))
    .toBe(videos.length);
  for (const { tutorial, durationMs } of videos) {
    await beganAnHourAgo(learner, course.slug);
    await callAs(page, 'PUT', `/api/courses/${course.slug}/lessons/${slug}/watch`, {
      tutorial,
      ranges: [[0, durationMs]],
      position_ms: durationMs,
      sequence: Date.now(),
    });
  }
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(say(language, 'learn.progress.done')).first()).toBeVisible();
}

/** Goes to a lesson from the page of its course. */
export async function goToLesson({ page, hand }: AtWork, course: Course, lesson: string): Promise<void> {
  await open(page, paths.learn({ course: course.slug }));
  await hand.press(page.locator(`li a[href="${paths.lesson({ course: course.slug, lesson })}"]`));
}

/** Takes the test of a module from the page of the course, with all answers right. */
export async function passModuleTest(at: AtWork, course: Course, module: OpenModule): Promise<void> {
  const { page, hand, language } = at;
  const t = (path: Parameters<typeof say>[1], values?: Parameters<typeof say>[2]) =>
    say(language, path, values);
  const address = paths.moduleTest({ course: course.slug, module: module.number });
  await open(page, paths.learn({ course: course.slug }));
  await hand.press(page.locator(`main a[href="${address}"]`));
  await hand.press(page.getByRole('button', { name: t('learn.test.start') }));
  const groups = answersOfTest(module);
  const all = groups.reduce((sum, { group }) => sum + group.questions.length, 0);
  await expect(page.locator('[data-question]').first()).toBeVisible();
  await answerGroups(hand, page.getByRole('main'), groups);
  await hand.press(page.getByRole('button', { name: t('learn.test.submit') }));
  await expect(page.getByText(t('learn.test.passed', { right: all, all }))).toBeVisible();
  await open(page, paths.learn({ course: course.slug }));
  const line = page.locator('p', { has: page.locator(`a[href="${address}"]`) });
  await expect(line).toContainText(t('learn.course.testPassed'));
}
