import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, callAs, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import type { startSet } from './browser/practice.ts';
import { expect, open, PHONE, sidewaysScroll, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/** Whole sets, and questions without end. */

type Session = Awaited<ReturnType<typeof startSet>>;
const SET = 'dictation/names-and-addresses';

const form = (page: Page) => page.locator('form[data-step]');
const sessionOf = async (page: Page): Promise<Session> => {
  const id = page.url().split('/').pop() ?? '';
  return (await callAs(page, 'GET', `/api/practice/sessions/${id}?zone=UTC`)) as Session;
};

/** Plays what is heard, and returns its length in milliseconds as the browser reads it. */
async function playHeard(page: Page): Promise<number> {
  await page.getByRole('button', { name: say('en', 'exercises.sound.play'), exact: true }).click();
  await expect(page.locator('[data-clip="playing"]')).toBeVisible();
  return page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration * 1000);
}

test('numbers by ear are joined from clips, answered by keys, and go on without a connection', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load resource|fetch)|service worker/i);
  await page.setViewportSize(PHONE);
  await signInAs(page, await aLearner({ language: 'en' }), 'en');
  await open(page, paths.practice());
  await page.getByRole('link', { name: say('en', 'practice.today.endless') }).click();
  const heading = page.getByRole('heading', { name: say('en', 'practice.skills.endless') });
  await expect(heading).toBeInViewport();
  const name = say('en', 'practice.skills.practiseNamed', { name: 'Telephone and membership numbers' });
  await page.getByRole('button', { name }).click();
  await expect(form(page)).toBeVisible();
  const { units } = await sessionOf(page);
  expect(units).toHaveLength(10);
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBe(0);

  const [first, second] = units;
  if (!first || !second) throw new Error('There are too few questions.');
  const answer = async ({ key, material }: (typeof units)[number], written?: string) => {
    const length = await playHeard(page);
    expect(Math.abs(length - (material.recording?.durationMs ?? 0))).toBeLessThan(100);
    const [solution] = key.map((each) => each.solution);
    const right = solution && 'key' in solution ? solution.key : '';
    await form(page)
      .locator('input[type="text"]')
      .fill(written ?? right.replaceAll(' ', ''));
    await page.keyboard.press('Enter');
  };
  await answer(first);
  await expect(form(page)).toHaveAttribute('data-verdict', 'right');
  await expect(page.getByText('The number is').first()).toBeVisible();
  await expect(page.locator('[data-saving="saved"]')).toBeAttached();

  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(form(page)).toHaveAttribute('data-step', second.id);
  await answer(second, '12');
  await expect(form(page)).toHaveAttribute('data-verdict', 'wrong');
  await expect(page.getByText(say('en', 'practice.session.offlineSaved'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('[data-saving="saved"]')).toBeAttached();
  const { answers } = await sessionOf(page);
  expect(answers.map(({ set, right }) => [set, right])).toEqual([
    [first.set.id, true],
    [second.set.id, false],
  ]);
});

test('sets are narrowed by bank, one is done as a whole, and what is done shows', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInAs(page, await aLearner({ language: 'en' }), 'en');
  await open(page, paths.practice());
  await page.getByRole('link', { name: say('en', 'practice.today.sets') }).click();
  await expect(page).toHaveURL(paths.practice({ page: 'sets' }));
  await expect(page.locator('[data-set]').first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  const grammar = page.locator('[data-bank="grammar"]');
  await expect(grammar.locator('[data-set]')).toHaveCount(4);
  await grammar.locator('[data-whole-bank]').click();
  await expect(grammar.locator('[data-set]').nth(4)).toBeVisible();
  await page.getByLabel(say('en', 'practice.sets.by.bank')).selectOption('dictation');
  await expect(page.locator('[data-bank]')).toHaveCount(1);
  await page.getByLabel(say('en', 'practice.sets.by.state')).selectOption('done');
  await expect(page.locator('[data-set]')).toHaveCount(0);
  await page.getByRole('button', { name: say('en', 'practice.sets.showAll') }).click();

  const row = page.locator(`[data-set="${SET}"]`);
  await row.getByRole('button').click();
  await expect(form(page)).toBeVisible();
  const { units } = await sessionOf(page);
  expect(new Set(units.map(({ set }) => set.id))).toEqual(new Set([SET]));
  await form(page).locator('textarea, input[type="text"]').first().fill('nothing');
  await page.keyboard.press('Enter');
  await expect(form(page)).toHaveAttribute('data-verdict', 'wrong');
  await expect(page.locator('[data-saving="saved"]')).toBeAttached();
  await open(page, paths.practice({ page: 'sets' }));
  await expect(row).toContainText(say('en', 'practice.sets.done', { answered: 1, questions: 6, right: 0 }));
});
