import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskPaths, paths } from '#paths';
import { addDays } from '../src/features/bookings/web/words/wall-text.ts';
import { mondayOf } from '../src/features/bookings/web/teach/week-of.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { signInAs } from './browser/a-learner.ts';
import { expectFitsBoth } from './browser/both-sizes.ts';
import { aLesson, type Lesson } from './browser/lesson-room.ts';
import { lastMailTo } from './browser/mailbox.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { expect, open, PHONE, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/** Another calendar that could not be read the last time. */
const addFailing = ({ teacher }: Lesson) =>
  askDatabase(
    siteDataDir(),
    `insert into busy_calendars (id, teacher, account_id, address, busy, added_at, read_at, tried_at, failure)
     select $1, teacher, $2, 'https://calendar.example/secret.ics', '[]', now(), now(), now(), 'refused'
     from lesson_teachers where account_id = $2`,
    [randomUUID(), teacher.id],
  );

const part = (page: Page, id: string) => page.locator(`[data-setting="${id}"]`);
const today = () => new Date().toISOString().slice(0, 10);

/** Two weeks are blocked by keys alone; the lesson in them stays, and is one click away. */
async function blockDays(page: Page): Promise<void> {
  const holidays = part(page, 'holidays');
  const button = holidays.locator('[data-add-holiday]');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(holidays.locator('[name="holiday-from"]')).toBeFocused();
  await holidays.locator('[name="holiday-from"]').fill(today());
  await holidays.locator('[name="holiday-to"]').fill(addDays(today(), 14));
  await page.keyboard.press('Enter');
  await expect(holidays.locator('[data-holiday]')).toBeVisible();
  await expect(holidays.locator('[data-booked-lessons="1"]')).toBeVisible();
}

test('a teacher blocks days, changes rules and the zone, removes a calendar, and moves a lesson', async ({
  page,
}) => {
  const lesson = await aLesson({ inMinutes: 4 * 24 * 60 });
  await addFailing(lesson);
  await signInAs(page, lesson.teacher, 'en');
  await open(page, deskPaths.calendar());
  await page.getByRole('tab', { name: say('en', 'teachCalendar.views.settings') }).click();
  await expect(part(page, 'holidays').getByText(say('en', 'teachSettings.holidays.none'))).toBeVisible();
  await expectAccessible(page);
  await expectFitsBoth(page);

  const rules = part(page, 'rules');
  await rules.locator('[name="daily_most"]').fill('49');
  await rules.locator('[data-save-rules]').click();
  await expect(rules.locator('[name="daily_most"]')).toBeFocused();
  await rules.locator('[name="daily_most"]').fill('3');
  await rules.locator('[data-save-rules]').click();
  await expect(rules.getByText(say('en', 'teachSettings.rules.saved'))).toBeVisible();

  const zone = part(page, 'zone');
  await zone.locator('[name="zone"]').selectOption('Asia/Taipei');
  await expect(zone.locator('[data-zone-consequence]')).toBeVisible();
  await zone.locator('[data-save-zone]').click();
  await expect(page.getByText(say('en', 'teachCalendar.intro', { city: 'Taipei' }))).toBeVisible();
  await zone.locator('[data-undo]').click();
  await expect(page.getByText(say('en', 'teachCalendar.intro', { city: 'London' }))).toBeVisible();

  const busy = part(page, 'busy');
  await expect(busy.locator('[data-busy-calendar="refused"]')).toContainText('calendar.example/…');
  await expect(busy).not.toContainText('secret.ics');
  await busy.getByRole('button', { name: /^Remove the calendar/ }).click();
  await page.locator('[data-remove-calendar]').click();
  await expect(busy.getByText(say('en', 'teachSettings.busy.none'))).toBeVisible();
  await expect(busy.getByRole('heading', { level: 2 })).toBeFocused();

  const meeting = part(page, 'meeting');
  await meeting.locator('[name="meeting-address"]').fill('https://meet.example.org/hannah');
  await meeting.locator('[data-save-meeting]').click();
  await expect(meeting.getByText(say('en', 'teachSettings.meeting.saved'))).toBeVisible();

  await blockDays(page);
  await part(page, 'holidays').getByText(say('en', 'teachSettings.holidays.show')).click();
  await page.locator('[data-move-button]').click();
  const move = page.locator('[data-move-lesson]');
  await move.locator('[name="move-date"]').fill(addDays(today(), 4));
  await expect(move.getByText(say('en', 'teachCalendar.move.none'))).toBeVisible();
  await move.locator('[name="move-all"]').check();
  await move.locator('[name="move-time"]').selectOption({ index: 20 });
  await expectAccessible(page);
  await move.getByRole('button', { name: say('en', 'teachCalendar.move.save') }).click();
  await expect(page.getByText(/^The lesson is moved to/)).toBeVisible();
  const mail = await lastMailTo(lesson.learner.email, 1);
  expect(mail.text).toContain(paths.myLessons());

  await page.locator('[data-cancel-button]').click();
  await page.getByRole('dialog').getByRole('textbox').fill('I am ill.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('en', 'teachCalendar.dialog.lessonSave') })
    .click();
  await expect(page.getByText(say('en', 'teachCalendar.done.lesson'))).toBeVisible();
  await expect(page.locator('[data-lesson="cancelled"]')).toContainText('I am ill.');
});

test('the week grid by pointer and keys, on a desk and a phone, and a whole day that is cancelled', async ({
  page,
}) => {
  const { teacher } = await aLesson({ inMinutes: 4 * 24 * 60 });
  await signInAs(page, teacher, 'zh-Hant');
  await open(page, deskPaths.calendar());
  const cell = (place: string) => page.locator(`[data-cell="${place}"]`);
  await cell('1 540').hover();
  await page.mouse.down();
  await cell('3 600').hover();
  await page.mouse.up();
  await expect(page.locator('[data-cell][aria-pressed="true"]')).toHaveCount(3 * 3);
  // Keys continue where the pointer left off.
  await expect(cell('3 600')).toBeFocused();
  await page.setViewportSize(PHONE);
  await page.keyboard.press('ArrowRight');
  await expect(cell('4 600')).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.locator('[data-cell][aria-pressed="true"]')).toHaveCount(3 * 3 + 2);
  await page.locator('[data-unsaved]').getByText(say('zh-Hant', 'teachCalendar.save.save')).click();
  await expect(page.getByText(say('zh-Hant', 'teachCalendar.save.saved'))).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-cell][aria-pressed="true"]')).toHaveCount(3 * 3 + 2);

  const inWeekOf = (date: string) => mondayOf(date) === mondayOf(today());
  if (!inWeekOf(addDays(today(), 4)))
    await page.getByRole('button', { name: say('zh-Hant', 'teachCalendar.later') }).click();
  await page.locator('[data-cancel-day]').click();
  await page.getByRole('dialog').getByRole('textbox').fill('我生病了。');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('zh-Hant', 'teachCalendar.dialog.daySave') })
    .click();
  await expect(page.getByText(say('zh-Hant', 'teachCalendar.done.day', { count: 1 }))).toBeVisible();
  await expect(page.locator('[data-lesson="cancelled"]')).toContainText('我生病了。');
});
