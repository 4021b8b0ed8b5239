import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { officePaths } from '#paths';
import { aLearner, callAs, giveRole, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { expectFitsBoth } from './browser/both-sizes.ts';
import { lastMailTo } from './browser/mailbox.ts';
import { addressOf, givePlan, questionSteps, startSet } from './browser/practice.ts';
import { expect, open, siteUrl, test } from './browser/site-test.ts';
import { anotherDevice } from './browser/sitting.ts';
import { say } from './browser/texts.ts';

/** Only a plan opens it, so no session of another test has a question of it. */
const SET = 'letters/apology-to-a-friend';

const zh = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('zh-Hant', path, parameters);

/** How many mistakes of the learner who is signed in in a page are open. */
async function countMistakes(page: Page): Promise<number> {
  const reply = await callAs(page, 'GET', '/api/practice/mistakes?zone=UTC&state=open');
  return (reply as { readonly counts: { readonly open: number } }).counts.open;
}

/** Presses a button by keys alone. */
async function pressByKey(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

test('a reported question is judged with its key, answered, withdrawn and asked again', async ({
  page,
  watch,
}) => {
  test.setTimeout(90_000);
  const [learner, admin] = [await aLearner(), await aLearner({ firstName: 'Ada', language: 'zh-Hant' })];
  await givePlan(learner);
  await giveRole(admin, 'admin');
  await signInAs(page, learner);

  // The learner answers wrong, and says what is the matter with the question.
  const session = await startSet(page, SET);
  const [step] = questionSteps(session);
  const [number = 0] = step?.numbers ?? [];
  const key = step?.unit.key.find((each) => each.number === number);
  if (step?.group.type !== 'classify' || !key || !('key' in key.solution))
    throw new Error('No cards to sort.');
  const { solution } = key;
  const { groups } = step.group;
  const card = step.group.questions[0]?.text ?? '';
  const wrong = groups.find(({ id }) => id !== solution.key);
  const right = groups.find(({ id }) => id === solution.key);
  if (!wrong || !right) throw new Error('There is nothing to confuse.');
  await open(page, addressOf(session));
  await page.locator(`[data-area] input[value="${wrong.id}"]`).check();
  await page.getByRole('button', { name: say('en', 'practice.session.check') }).click();
  await page.getByRole('button', { name: say('en', 'practice.report.open') }).click();
  const complaint = `Both are possible: ${randomUUID()}.`;
  await page.getByLabel(say('en', 'practice.report.text')).fill(complaint);
  await page.getByRole('button', { name: say('en', 'practice.report.send') }).click();
  await expect(page.getByText(say('en', 'practice.report.mailed'))).toBeVisible();
  await expect(page.locator('[data-saving="saved"]')).toBeAttached();
  await expect.poll(() => countMistakes(page)).toBe(1);

  // The school reads the report with the question and its key, in Chinese, and answers it.
  const desk = await anotherDevice(page, watch);
  await signInAs(desk, admin, 'zh-Hant');
  await open(desk, officePaths.practiceReports());
  const report = desk.locator('[data-report]', { hasText: complaint });
  const dialog = desk.getByRole('dialog');
  await expect(report).toContainText(wrong.label['zh-Hant']);
  await expectAccessible(desk);
  await pressByKey(desk, report.locator('[data-action="answer"]'));
  const asked = dialog.locator(`[data-asked="${SET}#${number}"]`);
  await expect(asked).toContainText(card);
  await expect(asked.locator('[data-key]')).toContainText(key.explanation?.['zh-Hant'] ?? '?');
  await expect(asked.locator('[data-verdict="right"]')).toContainText(right.label['zh-Hant']);
  await expect(asked.locator('[data-verdict="wrong"]')).toContainText(wrong.label['zh-Hant']);
  await expect(dialog).toContainText(complaint);
  await expectAccessible(desk);
  await expectFitsBoth(desk);
  await dialog.getByRole('textbox').fill('You are right: we take it out.');
  await dialog.getByRole('button', { name: zh('backOffice.practice.reports.send') }).click();
  await expect(report).toHaveCount(0);
  expect((await lastMailTo(learner.email, 1)).text).toContain('You are right: we take it out.');

  // The bank is in the address: it survives a reload, and Back undoes it.
  await open(desk, officePaths.practice());
  await expect(desk.locator('[data-question-stats]')).toHaveCount(50);
  await desk.locator('[name="bank"]').selectOption('letters');
  await desk.getByRole('button', { name: zh('backOffice.list.apply') }).click();
  await expect(desk).toHaveURL(`${siteUrl()}${officePaths.practice()}?bank=letters`);
  const ofLetters = desk.locator('[data-question-stats^="letters/"]');
  await expect(desk.locator('[data-question-stats]:not([data-question-stats^="letters/"])')).toHaveCount(0);
  await desk.reload();
  await expect(desk.locator('[name="bank"]')).toHaveValue('letters');
  await expect(ofLetters.first()).toBeVisible();
  await desk.locator('[name="only"]').selectOption('withdrawn');
  await desk.getByRole('button', { name: zh('backOffice.list.apply') }).click();
  await expect(desk.getByText(zh('backOffice.list.noMatch'))).toBeVisible();
  await desk.goBack();
  const row = desk.locator(`[data-question-stats="${SET}#${number}"]`);
  await expect(row).toContainText(zh('exercises.type.classify'));
  await expect(row).not.toContainText('W-letter');
  await expectAccessible(desk);
  await expectFitsBoth(desk);

  // One click, by key, withdraws it. It says what follows, and the focus stays.
  await pressByKey(desk, row.locator('[data-action="look"]'));
  await expect(asked.locator('[data-key]')).toBeVisible();
  await expect(dialog).toContainText(zh('backOffice.practice.withdraw.text'));
  await expectAccessible(desk);
  await expectFitsBoth(desk);
  await pressByKey(desk, dialog.locator('[data-act="withdraw"]'));
  await expect(desk.getByText(zh('backOffice.practice.withdraw.done', { count: 1 }))).toBeVisible();
  await expect(dialog.locator('[data-act="restore"]')).toBeFocused();
  const badge = row.getByText(zh('backOffice.practice.states.withdrawn'), { exact: true });
  await expect(badge).toBeVisible();

  // Nobody is asked it any more, and the learner's mistake is none.
  const place = `${SET}#${number}`;
  const numbersOf = async () =>
    questionSteps(await startSet(page, SET)).flatMap(({ unit, numbers }) =>
      numbers.map((each) => `${unit.set.id}#${each}`),
    );
  expect(await countMistakes(page)).toBe(0);
  const without = await numbersOf();
  expect(without).not.toContain(place);
  expect(without.length).toBeGreaterThan(0);

  // Asked again, everything is as before.
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(zh('backOffice.practice.restore.done', { count: 1 }))).toBeVisible();
  await expect(dialog.locator('[data-act="withdraw"]')).toBeFocused();
  expect(await countMistakes(page)).toBe(1);
  expect(await numbersOf()).toContain(place);
  await desk.keyboard.press('Escape');
  await expect(row.locator('[data-action="look"]')).toBeFocused();
  await expect(badge).toHaveCount(0);
  await desk.context().close();
});
