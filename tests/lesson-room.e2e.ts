import { expectAccessible } from './browser/accessibility.ts';
import { aLesson, enter, isUp, roomOf, seesTheOther, test } from './browser/lesson-room.ts';
import { expect, open, PHONE, sidewaysScroll } from './browser/site-test.ts';

test('learner and teacher meet, see each other, write notes, lose the line and come back', async ({
  visit,
}) => {
  const lesson = await aLesson();
  const learner = await visit(lesson, lesson.learner, { size: PHONE });
  const teacher = await visit(lesson, lesson.teacher);

  await learner.locator('[data-turn-on]').click();
  await expect(learner.locator('[data-heard]')).toBeVisible();
  await expectAccessible(learner);
  await expect(teacher.locator('[data-presence="door"]')).toBeVisible();
  await enter(teacher);
  await learner.locator('[data-enter]').click();
  await seesTheOther(learner);
  await seesTheOther(teacher);
  expect(await sidewaysScroll(learner)).toBe(0);
  await expectAccessible(teacher);

  // Words reach the other page while they are written.
  await learner.locator('[data-blank] textarea').fill('Linking words: however');
  await expect(teacher.locator('[data-author="learner"] textarea')).toHaveValue('Linking words: however');
  await teacher.locator('[data-author="learner"] textarea').fill('Linking words: however, although');
  await expect(learner.locator('[data-author="learner"] textarea')).toHaveValue(
    'Linking words: however, although',
  );

  // The learner's network is gone: the text waits on the device.
  await learner.context().setOffline(true);
  await learner.locator('[data-blank] textarea').fill('Written without a line');
  await expect(learner.locator('[data-save="unsaved"]')).toBeVisible();
  await learner.context().setOffline(false);
  await expect(teacher.locator('textarea', { hasText: 'Written without a line' })).toBeVisible();
  await isUp(learner);

  // The learner's browser is closed and opened again.
  await learner.goto('/robots.txt');
  await expect(teacher.locator('[data-call-status]')).not.toHaveText('Mei Lin is in the room.');
  await open(learner, roomOf(lesson));
  await expect(learner.locator('[data-notes] textarea')).toHaveCount(3);
  await enter(learner);
  await seesTheOther(learner);
  await seesTheOther(teacher);
});

test('before the lesson the page says when, and afterwards the notes are there to read', async ({
  visit,
}) => {
  const early = await aLesson({ inMinutes: 60 });
  const learner = await visit(early, early.learner, { language: 'zh-Hant' });
  await expect(learner.locator('[data-room="early"]')).toContainText('台北');
  await expectAccessible(learner);
  const late = await aLesson({ inMinutes: -60 });
  const teacher = await visit(late, late.teacher);
  await expect(teacher.locator('[data-room="over"]')).toContainText('The lesson is over');
  await expect(teacher.locator('[data-notes]')).toBeVisible();
  await expectAccessible(teacher);
});

test('strangers find no lesson', async ({ visit }) => {
  const [lesson, other] = [await aLesson(), await aLesson()];
  const stranger = await visit(lesson, other.learner);
  await expect(stranger.getByRole('alert')).toContainText('There is no such lesson');
});
