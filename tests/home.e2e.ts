import type { Locator, Page } from '@playwright/test';
import { DESK, expect, open, PHONE, siteUrl, test } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

const INTERVAL_MS = 5_000;

function hero(page: Page) {
  const region = page.getByRole('region', { name: say('en', 'site.carousel.slides') });
  return {
    region,
    slides: region.getByRole('group'),
    dots: region.locator('button[aria-label^="Go to"]'),
    next: region.getByRole('button', { name: say('en', 'site.carousel.next') }),
    previous: region.getByRole('button', { name: say('en', 'site.carousel.previous') }),
  };
}

/** The slide that stands in the carousel's window, counted from 0; -1 while one is moving. */
function slideInView(region: Locator): Promise<number> {
  return region.evaluate((carousel) => {
    const slides = [...carousel.querySelectorAll<HTMLElement>('[role="group"]')];
    const track = slides[0]?.parentElement;
    const left = track?.parentElement?.getBoundingClientRect().left ?? Number.NaN;
    return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1);
  });
}

async function expectSlide(page: Page, index: number): Promise<void> {
  const { region, dots } = hero(page);
  await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => slideInView(region)).toBe(index);
}

/** Opens the front page with a clock that only the test moves, and puts the carousel's wait back to its start. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/');
  await expect(hero(page).dots.first()).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await hero(page).dots.first().click();
  await hero(page).region.hover();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(1, 1);
  await expectSlide(page, 0);
}

test.describe('the slides', () => {
  test.use({ viewport: DESK });

  for (const language of LANGUAGES) {
    test(`are three, and lead to the free trial, the courses and sign-up, in ${language}`, async ({
      page,
    }) => {
      for (const [index, path] of ['/mocktests/free-trial', '/courses', '/signup'].entries()) {
        await open(page, `/?lang=${language}`);
        const region = page.getByRole('region', { name: say(language, 'site.carousel.slides') });
        await expect(region.getByRole('group')).toHaveCount(3);
        await region
          .getByRole('button', { name: say(language, 'site.carousel.goTo', { position: index + 1 }) })
          .click();
        const slide = region.getByRole('group').nth(index);
        await expect(slide.getByRole('img')).toHaveAttribute('alt', /\S/);
        await slide.getByRole('link').click();
        await expect(page).toHaveURL(siteUrl() + path);
      }
    });
  }

  test('move on after five seconds, again and again, without an end', async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor(INTERVAL_MS - 100);
    await expectSlide(page, 0);
    await page.clock.runFor(200);
    await expectSlide(page, 1);
    await page.clock.runFor(INTERVAL_MS);
    await expectSlide(page, 2);
    await page.clock.runFor(INTERVAL_MS);
    await expectSlide(page, 0);
  });

  test('wait while the mouse is over them', async ({ page }) => {
    await openWithClock(page);
    await hero(page).slides.first().hover();
    await page.clock.runFor(4 * INTERVAL_MS);
    await expectSlide(page, 0);
    await page.mouse.move(1, 1);
    await page.clock.runFor(INTERVAL_MS + 100);
    await expectSlide(page, 1);
  });

  test('wait while the keyboard is in them', async ({ page }) => {
    await openWithClock(page);
    await hero(page).slides.first().getByRole('link').focus();
    await page.clock.runFor(4 * INTERVAL_MS);
    await expectSlide(page, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(INTERVAL_MS + 100);
    await expectSlide(page, 1);
  });

  test('stop and go on at the button', async ({ page }) => {
    await openWithClock(page);
    const { region } = hero(page);
    await region.getByRole('button', { name: say('en', 'site.carousel.pause') }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(1, 1);
    await page.clock.runFor(4 * INTERVAL_MS);
    await expectSlide(page, 0);
    await region.getByRole('button', { name: say('en', 'site.carousel.play') }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(1, 1);
    await page.clock.runFor(INTERVAL_MS + 100);
    await expectSlide(page, 1);
  });

  test('go to the neighbours and round the ends by button, and anywhere by dot', async ({ page }) => {
    await open(page, '/');
    const { next, previous, dots } = hero(page);
    await next.click();
    await expectSlide(page, 1);
    await next.click();
    await expectSlide(page, 2);
    await next.click();
    await expectSlide(page, 0);
    await previous.click();
    await expectSlide(page, 2);
    await dots.nth(1).click();
    await expectSlide(page, 1);
    await dots.nth(0).click();
    await expectSlide(page, 0);
  });

  test('can be reached and left by keyboard, one link after the other', async ({ page }) => {
    await open(page, '/');
    const { region } = hero(page);
    const links = region.getByRole('group').getByRole('link');
    await links.first().focus();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await expectSlide(page, 1);
    await expect(links.nth(1)).toBeInViewport();
  });
});

test.describe('for who asked for less motion', () => {
  test.use({ viewport: DESK, contextOptions: { reducedMotion: 'reduce' } });

  test('the slides stand still until they are asked to move', async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor(10 * INTERVAL_MS);
    await expectSlide(page, 0);
    await hero(page).next.click();
    await expectSlide(page, 1);
  });
});

test.describe('a swipe', () => {
  const CASES = [
    [-52, 1],
    [-50, 0],
    [52, 2],
    [50, 0],
  ] as const;

  for (const [px, slide] of CASES) {
    test(`of ${px} px by mouse ends at slide ${slide + 1}`, async ({ page }) => {
      await page.setViewportSize(DESK);
      await open(page, '/');
      const { slides } = hero(page);
      const box = await slides.first().boundingBox();
      if (!box) throw new Error('The slide has no box.');
      const x = box.x + box.width / 2;
      const y = box.y + 30;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + px / 2, y);
      await page.mouse.move(x + px, y);
      await page.mouse.up();
      await expectSlide(page, slide);
      expect(new URL(page.url()).pathname).toBe('/');
    });
  }

  test.describe('by finger', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

    for (const [px, slide] of CASES) {
      test(`of ${px} px ends at slide ${slide + 1}`, async ({ page, context }) => {
        await open(page, '/');
        const box = await hero(page).slides.first().boundingBox();
        if (!box) throw new Error('The slide has no box.');
        const device = await context.newCDPSession(page);
        const x = Math.round(box.x + box.width / 2);
        const y = Math.round(box.y + 40);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
          device.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: at === undefined ? [] : [{ x: at, y }],
          });
        await touch('touchStart', x);
        await touch('touchMove', x + px / 2);
        await touch('touchMove', x + px);
        await touch('touchEnd');
        await expectSlide(page, slide);
      });
    }
  });
});

test('as many course cards are in view as the window has room for', async ({ page }) => {
  await open(page, '/');
  const region = page
    .getByRole('region', { name: say('en', 'site.carousel.courses') })
    .filter({ has: page.getByRole('group') })
    .last();
  const inView = () =>
    region.evaluate((carousel) => {
      const cards = [...carousel.querySelectorAll<HTMLElement>('[role="group"]')];
      const frame = cards[0]?.parentElement?.parentElement?.getBoundingClientRect();
      if (!frame) return 0;
      return cards.filter((card) => {
        const { left, width } = card.getBoundingClientRect();
        // Cards keep the gap to the next one inside themselves.
        return left > frame.left - 1 && left + width * 0.9 < frame.right;
      }).length;
    });
  for (const [width, expected] of [
    [400, 1],
    [479, 1],
    [480, 2],
    [500, 2],
    [700, 2],
    [900, 2],
    [1023, 2],
    [1024, 3],
    [1100, 3],
    [1279, 3],
    [1280, 4],
    [1290, 4],
    [1400, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(inView, `at ${width} px`).toBe(expected);
  }
  await region.getByRole('button', { name: say('en', 'site.carousel.next') }).click();
  await expect.poll(inView).toBe(4);
});
