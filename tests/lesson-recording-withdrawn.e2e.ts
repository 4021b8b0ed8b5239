import { act, isNow, storedOf } from './browser/lesson-recording.ts';
import { aLesson, enter, seesTheOther, test } from './browser/lesson-room.ts';
import { expect } from './browser/site-test.ts';

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
