import { paths } from '#paths';
import { aLearner } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { inBrowser } from './browser/in-browser.ts';
import { anInterviewOrder, aVoice } from './browser/interview-order.ts';
import { expect, open, PHONE, sidewaysScroll, TABLET, test } from './browser/site-test.ts';
import { aTeacher, deskOf, passUndo } from './browser/teacher-desk.ts';
import { say } from './browser/texts.ts';

const LANGUAGE = 'zh-Hant';
const t = (...args: Parameters<typeof say> extends [unknown, ...infer Rest] ? Rest : never) =>
  say(LANGUAGE, ...args);

test('an interview is marked by touch on a tablet, in Chinese, and the learner hears it with the comments', async ({
  browser,
}) => {
  const learner = await aLearner({ firstName: 'Mei', language: LANGUAGE });
  const sound = aVoice([
    [3, 1],
    [1.5, 0],
    [3, 1],
  ]);
  const order = await anInterviewOrder(
    [{ question: 'p1q1', part: 1, asked: 'Do you live in a house or a flat?', sound }],
    learner,
  );
  const teacher = await aTeacher({ language: LANGUAGE });
  const page = await inBrowser(browser, teacher, { viewport: TABLET, hasTouch: true, language: LANGUAGE });
  const { commentBody, criterion, overall, finishButton, expectSaved } = deskOf(page);
  const openPart = (name: 'comments' | 'bands' | 'letter' | 'finish') =>
    page.getByRole('tab', { name: t(`desk.part.${name}`) }).tap();

  await open(page, paths.teach());
  await page.locator(`[data-order="${order}"] button`).tap();
  await expect(page.locator('[data-wave]')).toBeVisible();
  await page.locator('[data-player-play]').tap();
  await expect(page.locator('[data-player-play]')).toHaveText(t('recording.pause'));
  await page.locator('[data-player-play]').tap();

  await page.locator('[data-comment-here]').tap();
  await commentBody.fill('這裡停頓太久，可以用 “Let me think” 爭取時間。');
  await expect(page.locator('[data-recording-mark]')).toHaveCount(1);

  await openPart('bands');
  for (const number of [1, 2, 3, 4]) {
    const up = criterion(number).getByRole('button').nth(1);
    for (let step = 0; step < 3; step += 1) await up.tap();
    await criterion(number).getByRole('textbox').fill(`理由 ${number}`);
  }
  await expect(overall).toHaveAttribute('data-head-overall', '6');
  await expectAccessible(page);
  await openPart('letter');
  for (const kind of ['strengths', 'steps'] as const) {
    for (const place of [0, 1, 2]) await page.locator(`#letter-${kind}-${place}`).fill(`重點 ${place + 1}`);
  }
  await expectSaved();
  expect(await sidewaysScroll(page)).toBe(0);

  await openPart('finish');
  await finishButton.tap();
  await expect(finishButton).toHaveAttribute('data-finish-button', 'send');
  await finishButton.tap();
  await expect(page.locator('[data-take-back]')).toBeVisible();
  await passUndo(order);

  const phone = await inBrowser(browser, learner, { viewport: PHONE, hasTouch: true, language: LANGUAGE });
  await open(phone, paths.marking({ markingOrderId: order }));
  await expect(phone.getByText(t('markingPage.band.one', { band: '6.0' }))).toBeVisible();
  await phone.locator('[data-recording-mark="1"]').tap();
  await expect(phone.locator('[data-recording-mark="1"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(phone.getByText('這裡停頓太久')).toBeVisible();
  await expectAccessible(phone);
  expect(await sidewaysScroll(phone)).toBe(0);
  for (const each of [page, phone]) await each.context().close();
});
