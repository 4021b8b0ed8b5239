import { aLesson, enter, seesTheOther, test } from './browser/lesson-room.ts';
import { expect } from './browser/site-test.ts';

test('a call is held by keyboard alone', async ({ visit }) => {
  const lesson = await aLesson();
  const teacher = await visit(lesson, lesson.teacher);
  const learner = await visit(lesson, lesson.learner);
  await enter(teacher);
  await learner.locator('[data-turn-on]').press('Enter');
  await expect(learner.locator('[data-door] :focus [data-enter]')).toBeVisible();
  await learner.locator('[data-enter]').press('Enter');
  await seesTheOther(teacher);

  const control = (name: string) => learner.locator(`[data-control="${name}"]`);
  await control('microphone').press('Enter');
  await expect(teacher.getByText('Mei Lin is muted')).toBeVisible();
  await control('microphone').press('Enter');
  await expect(teacher.getByText('Mei Lin is muted')).toBeHidden();
  await control('camera').press('Enter');
  await expect(teacher.getByText('Mei Lin has no picture on')).toBeVisible();
  await control('camera').press('Enter');
  await expect(teacher.getByText('Mei Lin has no picture on')).toBeHidden();
  await control('sound-only').press('Enter');
  await expect(learner.locator('[data-sound-only="chosen"]')).toBeVisible();
  await control('sound-only').press('Enter');
  await control('leave').press('Enter');
  await expect(learner.locator('[data-door]')).toBeVisible();
  await expect(teacher.locator('[data-call-status]')).toContainText('is at the door');
});

test('another tab takes the call over, and gives it back', async ({ visit }) => {
  const lesson = await aLesson();
  const first = await visit(lesson, lesson.learner);
  const second = await visit(lesson, lesson.learner);
  await enter(first);
  await expect(first.locator('[data-call]')).toBeVisible();
  await enter(second);
  await first.locator('[data-continue-here]').click();
  await expect(second.locator('[data-continue-here]')).toBeVisible();
});
