import type { Page } from '@playwright/test';
import { deskPaths, paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { signInAs } from './browser/a-learner.ts';
import { aLesson, type Lesson } from './browser/lesson-room.ts';
import { showWeekOf } from './browser/lesson-times.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { expect, open, PHONE, sidewaysScroll, test } from './browser/site-test.ts';

/** The lesson is over now. */
const endLesson = ({ id }: Lesson) =>
  askDatabase(
    siteDataDir(),
    `update bookings set starts_at = at, ends_at = at + interval '25 minutes', busy_from = at,
       busy_until = at + interval '25 minutes', state = 'completed'
     from (select now() - interval '1 hour' as at) as start where id = $1`,
    [id],
  );

async function writeNote(page: Page, note: string, task: string): Promise<void> {
  await page.locator('[data-after-note]').fill(note);
  await page.locator('[data-add-homework]').click();
  await page.locator('[data-homework-text]').fill(task);
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
}

test('from the brief to a note and homework, which the learner reads and answers', async ({ browser }) => {
  const lesson = await aLesson({ inMinutes: 60 });
  const learner = await (await browser.newContext({ viewport: PHONE })).newPage();
  const teacher = await (await browser.newContext()).newPage();
  await signInAs(learner, lesson.learner, 'en');
  await signInAs(teacher, lesson.teacher, 'en');

  // The learner shares the goal, and nothing else.
  await open(learner, paths.myLessons());
  await learner.locator('[data-share="goal"]').check();
  await expect(learner.getByText('Your choice is saved.')).toBeVisible();

  await open(teacher, deskPaths.calendar());
  await showWeekOf(teacher, 60);
  await teacher.locator('[data-taught-link]').click();
  await expect(teacher.locator('[data-brief]')).toBeVisible();
  await expect(teacher.locator('[data-not-shared="bands errors"]')).toBeVisible();
  await expectAccessible(teacher);

  await endLesson(lesson);
  await open(teacher, deskPaths.lesson({ bookingId: lesson.id }));
  await writeNote(teacher, 'You link ideas well.', 'Record a story of two minutes.');
  // Without a connection nothing is lost.
  await teacher.context().setOffline(true);
  await teacher.locator('[data-after-note]').fill('You link ideas well. Work on stress.');
  await expect(teacher.locator('[data-save="unsaved"]')).toBeVisible();
  await teacher.context().setOffline(false);
  await expect(teacher.locator('[data-save="saved"]')).toBeVisible();
  await expectAccessible(teacher);
  await teacher.locator('[data-send-after]').click();
  await expect(teacher.locator('[data-after-sent="all"]')).toBeVisible();

  // The homework is on the overview and in practice, and the note with the lesson.
  await open(learner, paths.me());
  await expect(learner.locator('[data-lesson-homework]')).toContainText('Record a story of two minutes.');
  // As the email leads there.
  await open(learner, paths.myLessons({ bookingId: lesson.id }));
  await expect(learner.locator('[data-after]')).toContainText('Work on stress.');
  await expect(learner.locator('[data-last-look]')).toBeVisible();
  // What is written survives a lost connection and a reload, and is handed in by a button.
  await learner.locator('[data-write-answer]').click();
  await learner.locator('[data-answer-field]').fill('Once there was a boat');
  await learner.context().setOffline(true);
  await learner.locator('[data-answer-field]').fill('Once there was a boat.\nIt sank.');
  await learner.locator('[data-hand-in]').click();
  await expect(learner.getByText('so we do not know what has arrived')).toBeVisible();
  await learner.context().setOffline(false);
  await learner.reload();
  await expect(learner.locator('[data-answer-field]')).toHaveValue('Once there was a boat.\nIt sank.');
  await expectAccessible(learner);
  await learner.locator('[data-hand-in]').click();
  await expect(
    learner.locator('[data-after] [data-homework="done"] [data-answer="handed-in"]'),
  ).toBeVisible();
  expect(await sidewaysScroll(learner)).toBe(0);
  await expectAccessible(learner);
  await open(learner, paths.practice());
  await expect(learner.locator('[data-lesson-homework] [data-homework="done"]')).toBeVisible();

  await open(teacher, deskPaths.lesson({ bookingId: lesson.id }));
  await expect(teacher.locator('[data-answers]')).toContainText('Done by the learner');
  await expect(teacher.getByText('It sank.')).toHaveCount(0);
  await teacher.locator('[data-open-answer]').click();
  await expect(teacher.locator('[data-answer-text]')).toHaveText('Once there was a boat.\nIt sank.');
  await expectAccessible(teacher);
  await open(learner, paths.myLessons({ bookingId: lesson.id }));
  await expect(learner.locator('[data-answer="opened"]')).toContainText('It sank.');
  await expect(learner.locator('[data-write-answer]')).toHaveCount(0);
  for (const page of [learner, teacher]) await page.context().close();
});
