import type { Page } from '@playwright/test';
import { deskPaths, paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { aLesson, enter, seesTheOther, test } from './browser/lesson-room.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { expect, open } from './browser/site-test.ts';

const act = (page: Page, name: string) => page.locator(`[data-recording-act="${name}"]`);
const isNow = (page: Page, state: string) =>
  expect(page.locator(`[data-recording="${state}"]`)).toBeVisible();

/** How many bytes of a side's voice the server has. */
async function storedOf(lessonId: string, side: 'learner' | 'teacher'): Promise<number> {
  const [row] = await askDatabase<{ bytes: string }>(
    siteDataDir(),
    `select coalesce(sum(c.bytes), 0) as bytes from lesson_recordings r join lesson_recording_chunks c
       on c.recording_id = r.id where r.booking_id = $1 and c.side = $2`,
    [lessonId, side],
  );
  return Number(row?.bytes);
}

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
  await open(learner, paths.myLessons({ bookingId: lesson.id }));
  await isNow(teacher, 'ended');
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

test('a consent that is withdrawn in the call deletes what was recorded', async ({ visit }) => {
  const lesson = await aLesson({ inMinutes: -2 });
  const teacher = await visit(lesson, lesson.teacher);
  const learner = await visit(lesson, lesson.learner);
  await enter(teacher);
  await enter(learner);
  await seesTheOther(learner);
  await act(learner, 'open').click();
  await act(learner, 'ask').click();
  await act(teacher, 'agree').click();
  await expect.poll(() => storedOf(lesson.id, 'learner'), { timeout: 45_000 }).toBeGreaterThan(0);
  await act(teacher, 'delete').click();
  await act(teacher, 'delete-now').click();
  await isNow(learner, 'deleted');
  expect(await storedOf(lesson.id, 'learner')).toBe(0);
  await expect(act(learner, 'open')).toBeVisible();
});
