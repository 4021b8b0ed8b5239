import { paths } from '#paths';
import { aLesson } from './browser/lesson-room.ts';
import { setRoomLink } from './browser/lesson-times.ts';
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

const LINK = 'https://meet.example.org/hannah';

for (const [name, lacks] of Object.entries(OLD_BROWSERS))
  test(
    `the room has the teacher’s own address and the notes, with ${name}`,
    unlessWith('as little as Firefox 68 and Safari 12 have', name),
    async ({ visit: { page } }) => {
      for (const forget of lacks) await page.evaluateOnNewDocument(forget);
      const lesson = await aLesson();
      await setRoomLink(lesson.teacher, LINK);
      await signInOld(page, lesson.learner, 'en');
      await page.setViewport(PHONE);
      await page.goto(siteUrl() + paths.lessonRoom({ bookingId: lesson.id }));
      await until(page, '[data-call-refusal="old"]');
      await until(page, `a[href="${LINK}"]`);
      await page.type('[data-blank] textarea', 'Articles');
      await until(page, '[data-save="saved"]');
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );
