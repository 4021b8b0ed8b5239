import type { Locator, Page } from '@playwright/test';
import { DESK, expect, open, PHONE, siteUrl, test, unlessIn } from './browser/site-test.ts';
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

/** The slide in the carousel's window, counted from 0; -1 while one is moving. */
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

/** Opens the front page with slides that do not move by themselves. */
async function openStill(page: Page): Promise<void> {
  await open(page, '/');
  await hero(page)
    .region.getByRole('button', { name: say('en', 'site.carousel.pause') })
    .click();
  await expectSlide(page, 0);
}

/** Leads back to the first slide. From then on the carousel waits its whole interval. */
async function startOver(page: Page): Promise<void> {
  await hero(page).dots.first().click();
  await hero(page).region.hover();
  await leave(page);
  await expectSlide(page, 0);
}

/** Neither the keyboard nor the mouse is in the carousel any more. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(1, 1);
}

/** Opens the front page with a clock that only the test moves, and puts the carousel's wait back to its start. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/');
  await expect(hero(page).dots.first()).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await startOver(page);
}

test.describe('the slides', () => {
  test.use({ viewport: DESK });

  for (const language of LANGUAGES) {
    const title = `are three, and lead to the free trial, the courses and sign-up, in ${language}`;
    test(title, unlessIn('zh-Hant', language), async ({ page }) => {
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

  test('move on after five seconds without an end, and wait for the mouse, the keyboard and the button', async ({
    page,
  }) => {
    await openWithClock(page);
    await page.clock.runFor(INTERVAL_MS - 100);
    await expectSlide(page, 0);
    await page.clock.runFor(200);
    await expectSlide(page, 1);
    await page.clock.runFor(INTERVAL_MS);
    await expectSlide(page, 2);
    await page.clock.runFor(INTERVAL_MS);
    await expectSlide(page, 0);

    const { region, slides } = hero(page);
    const button = (name: 'pause' | 'play') =>
      region.getByRole('button', { name: say('en', `site.carousel.${name}`) });
    const nothing = () => Promise.resolve();
    const WAITS: readonly [string, hold: () => Promise<void>, release: () => Promise<void>][] = [
      ['the mouse is over them', () => slides.first().hover(), nothing],
      ['the keyboard is in them', () => slides.first().getByRole('link').focus(), nothing],
      [
        'they are stopped',
        async () => {
          await button('pause').click();
          await leave(page);
        },
        () => button('play').click(),
      ],
    ];
    for (const [why, hold, release] of WAITS) {
      await test.step(`they wait while ${why}`, async () => {
        await startOver(page);
        await hold();
        await page.clock.runFor(4 * INTERVAL_MS);
        await expectSlide(page, 0);
        await release();
        await leave(page);
        await page.clock.runFor(INTERVAL_MS + 100);
        await expectSlide(page, 1);
      });
    }
  });

  test('go to the neighbours and round the ends by button, anywhere by dot, and follow the keyboard', async ({
    page,
  }) => {
    await openStill(page);
    const { region, next, previous, dots } = hero(page);
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

    // One link after the other.
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
  /** After a drag of this many px it ends at that slide, counted from 0. */
  const CASES = [
    [-52, 1],
    [-50, 0],
    [52, 2],
    [50, 0],
  ] as const;

  async function expectSwipes(page: Page, swipe: (x: number, y: number, px: number) => Promise<void>) {
    await openStill(page);
    for (const [px, slide] of CASES) {
      await test.step(`of ${px} px`, async () => {
        await hero(page).dots.first().click();
        await expectSlide(page, 0);
        const box = await hero(page).slides.first().boundingBox();
        if (!box) throw new Error('The slide has no box.');
        await swipe(Math.round(box.x + box.width / 2), Math.round(box.y + 40), px);
        await expectSlide(page, slide);
        expect(new URL(page.url()).pathname).toBe('/');
      });
    }
  }

  test('by mouse goes to the neighbour from 51 px on', async ({ page }) => {
    await page.setViewportSize(DESK);
    await expectSwipes(page, async (x, y, px) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + px / 2, y);
      await page.mouse.move(x + px, y);
      await page.mouse.up();
    });
  });

  test.describe('by finger', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

    test('goes to the neighbour from 51 px on', async ({ page, context }) => {
      const device = await context.newCDPSession(page);
      await expectSwipes(page, async (x, y, px) => {
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
          device.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: at === undefined ? [] : [{ x: at, y }],
          });
        await touch('touchStart', x);
        await touch('touchMove', x + px / 2);
        await touch('touchMove', x + px);
        await touch('touchEnd');
      });
    });
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

for (const language of LANGUAGES) {
  test(`bands and hours take the same height on each course card, in ${language}`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await open(page, `/?lang=${language}`);
    const region = page
      .getByRole('region', { name: say(language, 'site.carousel.courses') })
      .filter({ has: page.getByRole('group') })
      .last();
    // The first paragraph of a card has its bands and hours.
    const heights = await region
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.querySelector('p')?.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(4);
    expect(new Set(heights).size).toBe(1);
  });
}
