import { paths } from '#paths';
import { aFreeTeacher, aLearnerWithCredits, setRoomLink } from './browser/lesson-times.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { PHONE, siteUrl } from './browser/site-test.ts';
import { signInOld } from './oldest-browser-account.ts';
import {
  expect,
  OLD_BROWSERS,
  RUNS_HERE,
  sidewaysScroll,
  test,
  unlessWith,
  until,
} from './oldest-browser-chromium.ts';

test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');

const LINK = 'https://meet.example.org/lessons';

for (const [index, [name, lacks]] of Object.entries(OLD_BROWSERS).entries())
  test(
    `a learner books a lesson and gets the teacher’s own address, with ${name}`,
    unlessWith('as little as Firefox 68 and Safari 12 have', name),
    async ({ visit: { page } }) => {
      for (const forget of lacks) await page.evaluateOnNewDocument(forget);
      // A lesson that begins now must not meet another one's.
      const slug = index === 0 ? 'yi-chun' : 'hannah';
      const teacher = await aFreeTeacher(slug);
      await setRoomLink(teacher, LINK);
      await signInOld(page, await aLearnerWithCredits(slug), 'en');
      await page.setViewport(PHONE);
      await page.goto(siteUrl() + paths.teacher({ slug }));
      await until(page, '[data-slot]');
      // Other tests have other days.
      await page.click('[data-day]:nth-child(9)');
      await page.click('[data-slot]');
      await until(page, '[data-confirm-lesson]');
      expect(await sidewaysScroll(page)).toBe(0);
      await page.click('[data-confirm-lesson]');
      await until(page, '[data-booked-lesson]');
      const id = await page.evaluate(() => {
        const booked = document.querySelector('[data-booked-lesson]');
        return booked ? String(booked.getAttribute('data-booked-lesson')) : '';
      });
      await page.goto(siteUrl() + paths.myLessons());
      await until(page, `[data-lesson="${id}"]`);
      expect(await sidewaysScroll(page)).toBe(0);

      // The lesson begins.
      await askDatabase(
        siteDataDir(),
        `update bookings set starts_at = now(), ends_at = now() + interval '25 minutes', busy_from = now(),
           busy_until = now() + interval '25 minutes' where id = $1`,
        [id],
      );
      await page.goto(siteUrl() + paths.lessonRoom({ bookingId: id }));
      await until(page, `a[href="${LINK}"]`);
    },
  );
