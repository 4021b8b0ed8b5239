import { deskPaths } from '#paths';
import { callAs, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { anInterviewOrder, aVoice } from './browser/interview-order.ts';
import { aTeacher } from './browser/teacher-desk.ts';
import { DESK, expect, open, sidewaysScroll, test } from './browser/site-test.ts';

test('an interview is heard and commented on by keyboard alone, at a moment and over a span', async ({
  browser,
}) => {
  const teacher = await aTeacher();
  const order = await anInterviewOrder([
    {
      question: 'p1q1',
      part: 1,
      asked: 'Do you live in a house or a flat?',
      sound: aVoice([
        [3, 1],
        [1, 0],
        [3, 1],
        [1.5, 0],
        [3, 1],
      ]),
    },
    { question: 'card', part: 2, asked: 'Describe a river.', sound: aVoice([[2, 1]]) },
  ]);
  const context = await browser.newContext({ viewport: DESK });
  const page = await context.newPage();
  await signInAs(page, teacher);
  await callAs(page, 'POST', `/api/teach/orders/${order}/claim`);
  await open(page, deskPaths.order({ markingOrderId: order }));

  const slider = page.getByRole('slider');
  const play = page.locator('[data-player-play]');
  const heard = async () => Number(await slider.getAttribute('aria-valuenow'));
  await expect(page.locator('[data-wave]')).toBeVisible();
  await expect(page.getByText('2 pauses, the longest 1.5 seconds.')).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:11');

  await page.keyboard.press('k');
  await expect(play).toHaveText('Pause');
  await expect.poll(heard).toBeGreaterThan(0);
  await page.keyboard.press(' ');
  await expect(play).toHaveText('Play');

  // To the second pause, and back before it.
  await page.keyboard.press(']');
  await expect.poll(heard).toBe(3);
  await page.keyboard.press(']');
  await expect.poll(heard).toBe(7);
  await page.keyboard.press('j');
  await expect.poll(heard).toBe(4);
  await page.keyboard.press('l');
  await expect.poll(heard).toBe(7);

  // A comment on what was said two seconds ago, from the bank.
  await page.keyboard.press('m');
  const body = page.locator('[data-comment-body]');
  await expect(body).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search for a comment' })).toBeFocused();
  await page.keyboard.type('字尾');
  await expect(page.locator('[data-entry]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(body).toBeFocused();
  await expect(body).toHaveValue(/^字尾沒有唸出來/);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-recording-mark]')).toHaveCount(1);
  await expect(page.locator('[data-comment="1"]')).toContainText('At 0:05');

  // A span.
  await page.keyboard.press('i');
  await page.keyboard.press('l');
  await page.keyboard.press('o');
  await page.keyboard.type('A long pause.');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-comment="2"]')).toContainText('From 0:05 to 0:08');
  // A comment that is done takes the focus. Keys that came before would be lost.
  await expect(page.locator('[data-comment="2"]')).toBeFocused();
  await expect(page.locator('[data-recording-mark]')).toHaveCount(2);

  // From a mark to its comment.
  await page.locator('[data-recording-mark="1"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-comment="2"]')).toBeFocused();

  // All of it is there again, and the four criteria have pronunciation.
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-recording-mark]')).toHaveCount(2);
  await page.keyboard.press('4');
  await expect(page.locator('[data-criterion="4"]')).toContainText('Pronunciation');
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  await context.close();
});
