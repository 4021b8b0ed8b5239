import { randomUUID } from 'node:crypto';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { paths } from '#paths';
import type { Language } from '#platform/i18n/language.ts';
import { aLearner, giveRole, signInAs, type Learner } from './a-learner.ts';
import { askDatabase, siteDataDir } from './site-database.ts';
import { DESK, expect, open, siteUrl, test as base } from './site-test.ts';

/** A lesson on the shared site, in the room of which two people are. */

export type Lesson = { readonly id: string; readonly learner: Learner; readonly teacher: Learner };

const SCHEDULE = {
  hours: [],
  exceptions: [],
  holidays: [],
  zones: [{ from: null, zone: 'Europe/London' }],
  rules: {
    lengths: [25],
    offersTrial: false,
    gridMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    noticeHours: 12,
    horizonDays: 60,
    dailyMost: 8,
  },
};

/** A lesson that starts so many minutes from now, put there behind the site's back. Each one has a teacher of its own. */
export async function aLesson({ inMinutes = 0 } = {}): Promise<Lesson> {
  const learner = await aLearner({ firstName: 'Mei' });
  const teacher = await aLearner({ firstName: 'Hannah' });
  await giveRole(teacher, 'teacher');
  const [id, key] = [randomUUID(), `teacher_${randomUUID()}`];
  await askDatabase(
    siteDataDir(),
    'insert into lesson_teachers (teacher, account_id, schedule, saved_at) values ($1, $2, $3, now())',
    [key, teacher.id, JSON.stringify(SCHEDULE)],
  );
  await askDatabase(
    siteDataDir(),
    `insert into bookings (id, teacher, learner_id, minutes, starts_at, ends_at, busy_from, busy_until, state, wish,
       learner_zone, uses_credit, created_at)
     select $1, $2, $3, 25, at, at + interval '25 minutes', at, at + interval '25 minutes', 'booked', '', 'Asia/Taipei',
       false, now() from (select now() + $4 * interval '1 minute' as at) as start`,
    [id, key, learner.id, inMinutes],
  );
  return { id, learner, teacher };
}

export const roomOf = ({ id }: Pick<Lesson, 'id'>) => paths.lessonRoom({ bookingId: id });

type Meeting = {
  /** A browser of its own with a camera and a microphone that beep. */
  readonly callers: Browser;
  /** Someone at the room of a lesson. */
  readonly visit: (lesson: Lesson, who: Learner, options?: VisitOptions) => Promise<Page>;
};
type VisitOptions = { readonly language?: Language; readonly size?: typeof DESK };

export const test = base.extend<Pick<Meeting, 'visit'>, Pick<Meeting, 'callers'>>({
  callers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
    async ({}, use) => {
      const browser = await chromium.launch({
        ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
          '--autoplay-policy=no-user-gesture-required',
        ],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ callers }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (lesson, who, { language = 'en', size = DESK } = {}) => {
      const context = await callers.newContext({ baseURL: siteUrl(), viewport: size });
      contexts.push(context);
      const page = await context.newPage();
      await signInAs(page, who, language);
      await open(page, roomOf(lesson));
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Turns the devices on and enters the call. */
export async function enter(page: Page): Promise<void> {
  await page.locator('[data-turn-on]').click();
  await page.locator('[data-enter]').click();
}

export const isUp = (page: Page) => expect(page.locator('[data-call="up"]')).toBeVisible({ timeout: 30_000 });

/** The other side's picture moves. */
export async function seesTheOther(page: Page): Promise<void> {
  await isUp(page);
  const view = page.locator('[data-picture="remote"]');
  const widthOf = () => view.evaluate((video: HTMLVideoElement) => video.videoWidth);
  await expect.poll(widthOf).toBeGreaterThan(0);
  const timeOf = () => view.evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await timeOf();
  await expect.poll(timeOf).toBeGreaterThan(before);
}
