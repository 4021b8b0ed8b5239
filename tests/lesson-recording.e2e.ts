import { deskPaths, paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { act, isNow, storedOf } from './browser/lesson-recording.ts';
import { aLesson, enter, seesTheOther, test } from './browser/lesson-room.ts';
import { expect, open } from './browser/site-test.ts';

test('a lesson is recorded once both agree, until one leaves, is heard and deleted', async ({ visit }) => {
  const lesson = await aLesson({ inMinutes: -2 });
  const teacher = await visit(lesson, lesson.teacher);
  const learner = await visit(lesson, lesson.learner, {
    language: 'zh-Hant',
    size: { width: 390, height: 844 },
  });
  await enter(teacher);
  await enter(learner);
  await seesTheOther(learner);
  await isNow(learner, 'none');

  // A no is a no, and one can ask again.
  await act(teacher, 'open').press('Enter');
  await act(teacher, 'ask').press('Enter');
  await isNow(learner, 'asked');
  await expectAccessible(learner);
  await act(learner, 'refuse').click();
  await isNow(teacher, 'refused');
  await act(learner, 'open').click();
  await act(learner, 'ask').click();
  await isNow(teacher, 'asked');
  await act(teacher, 'agree').press('Enter');
  await isNow(learner, 'running');
  await expectAccessible(teacher);

  // Who leaves the call ends the recording. What was said until then is kept.
  for (const side of ['teacher', 'learner'] as const)
    await expect.poll(() => storedOf(lesson.id, side), { timeout: 60_000 }).toBeGreaterThan(0);
  // Without a line the own microphone stops at once, and the door says so until the server knows it.
  await learner.context().setOffline(true);
  await learner.locator('[data-control="leave"]').click();
  await isNow(learner, 'running');
  await expect(learner.locator('[data-own-voice="stopped"]')).toBeVisible();
  await expect(act(learner, 'stop')).toBeVisible();
  await learner.context().setOffline(false);
  await isNow(teacher, 'ended');
  await open(learner, paths.myLessons({ bookingId: lesson.id }));
  const voice = learner.locator('[data-lesson-recording] [data-take="teacher"]').first();
  await voice.locator('[data-listen]').click();
  const length = () => voice.locator('audio').evaluate((sound: HTMLAudioElement) => sound.readyState);
  await expect.poll(length).toBeGreaterThan(0);
  await expectAccessible(learner);

  await open(teacher, deskPaths.lesson({ bookingId: lesson.id }));
  await teacher.locator('[data-delete-recording]').click();
  await teacher.locator('[data-confirm-delete]').click();
  await expect(teacher.locator('[data-lesson-recording]')).toHaveCount(0);
  expect(await storedOf(lesson.id, 'learner')).toBe(0);
  await learner.reload();
  await expect(learner.locator('[data-lesson-detail]')).toBeVisible();
  await expect(learner.locator('[data-lesson-recording]')).toHaveCount(0);
});
