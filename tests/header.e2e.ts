import type { Locator, Page } from '@playwright/test';
import { paths } from '#paths';
import { ALL_PATHS, AUTH_PATHS, GALLERY_PATH } from './browser/public-pages.ts';
import { htmlOf } from './browser/ask-site.ts';
import { DESK, expect, open, PHONE, siteUrl, tabTo, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say, type Language } from './browser/texts.ts';

const GROUPS = {
  courses: [
    '/courses/grammar-basics',
    '/courses/grammar-advanced',
    '/courses/ielts-basics',
    '/courses/ielts-advanced',
  ],
  mockTests: ['/mocktests/free-trial', '/mocktests/basic-account', '/mocktests/premium-account'],
} as const;

function menu(page: Page, language: Language = 'en') {
  const banner = page.getByRole('banner');
  const group = (name: keyof typeof GROUPS): Locator =>
    banner.getByRole('button', { name: say(language, `site.menu.${name}`), exact: true });
  return {
    banner,
    courses: group('courses'),
    mockTests: group('mockTests'),
    courseLink: banner.getByRole('link', { name: say(language, 'site.menu.ieltsBasics') }),
    testLink: banner
      .locator('#menu-mock-tests')
      .getByRole('link', { name: say(language, 'site.menu.freeTrial') }),
    open: banner.getByRole('button', { name: say(language, 'site.header.open') }),
    close: banner.getByRole('button', { name: say(language, 'site.header.close') }),
  };
}

async function hrefs(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
}

async function expectFooter(page: Page, language: Language): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(
    say(language, 'site.footer.copyright', { year: new Date().getUTCFullYear(), name: 'Ninefold IELTS' }),
  );
  for (const [text, href] of [
    ['site.menu.contact', '/contact'],
    ['site.menu.about', '/about'],
    ['site.footer.faq', '/faq'],
    ['site.footer.terms', '/terms'],
    ['site.footer.privacy', '/privacy'],
    ['site.footer.careers', '/careers'],
    ['site.footer.sitemap', '/sitemap'],
  ] as const) {
    const link = footer.getByRole('link', { name: say(language, text), exact: true });
    await expect(link).toHaveAttribute('href', href);
  }
  // The shipped content names no account of the school; `social-links.test.tsx` shows one that is named.
  await expect(footer.getByRole('list', { name: say(language, 'site.footer.social') })).toHaveCount(0);
}

/** Listens for the next turn of the wheel; the answer waits until the page has had the time to follow it. */
async function awaitWheel(page: Page): Promise<() => Promise<void>> {
  const FRAMES = 10;
  // In an object: a promise would be waited for here.
  const turned = await page.evaluateHandle(
    (frames) => ({
      done: new Promise<void>((resolve) => {
        const countDown = (left: number) =>
          left === 0 ? resolve() : requestAnimationFrame(() => countDown(left - 1));
        addEventListener('wheel', () => countDown(frames), { once: true });
      }),
    }),
    FRAMES,
  );
  return () => turned.evaluate(({ done }) => done);
}

test.describe('on a desk', () => {
  test.use({ viewport: DESK });

  for (const language of LANGUAGES) {
    const both = unlessIn('zh-Hant', language);
    test(`the menu and the footer lead to everything they should, in ${language}`, both, async ({ page }) => {
      await open(page, `/about?lang=${language}`);
      const { banner, courses, mockTests } = menu(page, language);
      for (const [button, expected] of [
        [courses, GROUPS.courses],
        [mockTests, GROUPS.mockTests],
      ] as const) {
        await button.click();
        const list = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
        expect(await hrefs(list.getByRole('link'))).toEqual(expect.arrayContaining([...expected]));
        await expect(list.getByRole('link').first()).toBeVisible();
      }
      for (const [name, href] of [
        ['teachers', '/teachers'],
        ['about', '/about'],
        ['contact', '/contact'],
      ] as const) {
        const link = banner.getByRole('link', { name: say(language, `site.menu.${name}`), exact: true });
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toBeVisible();
      }
      // A visitor reads both ways in as words.
      for (const words of ['site.menu.freeTrial', 'site.header.signin'] as const) {
        const besideTheMenu = banner.locator('a:not(#site-menu a), a:not(#site-menu a) > span');
        await expect(besideTheMenu.filter({ hasText: say(language, words) }).last()).toBeVisible();
      }
      // The icons for a visitor: sign-in, and the cart that a visitor has.
      await expect(
        banner.getByRole('link', { name: say(language, 'site.header.signin'), exact: true }),
      ).toHaveAttribute('href', '/signin');
      await expect(
        banner.getByRole('link', { name: say(language, 'site.header.cart'), exact: true }),
      ).toHaveAttribute('href', '/cart');
      await expect(menu(page, language).open).toBeHidden();
      await expectFooter(page, language);
    });
  }

  test('one submenu is open at a time, and a click elsewhere closes it', async ({ page }) => {
    await open(page, '/about');
    const { courses, mockTests, courseLink, testLink } = menu(page);
    await expect(courseLink).toBeHidden();
    await courses.click();
    await expect(courses).toHaveAttribute('aria-expanded', 'true');
    await expect(courseLink).toBeVisible();
    await mockTests.click();
    await expect(testLink).toBeVisible();
    await expect(courseLink).toBeHidden();
    await expect(courses).toHaveAttribute('aria-expanded', 'false');
    await mockTests.click();
    await expect(testLink).toBeHidden();
    await courses.click();
    await expect(courseLink).toBeVisible();
    await page.mouse.click(1200, 700);
    await expect(courseLink).toBeHidden();
    await expect(courses).toHaveAttribute('aria-expanded', 'false');
  });

  test('a submenu is opened, walked through and left by keyboard', async ({ page }) => {
    await open(page, '/about');
    const { courses, courseLink, mockTests } = menu(page);
    await tabTo(page, '[aria-controls="menu-courses"]');
    await page.keyboard.press('Enter');
    await expect(courseLink).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', GROUPS.courses[0]);
    await page.keyboard.press('Escape');
    await expect(courseLink).toBeHidden();
    await expect(courses).toBeFocused();
    // The links of a closed submenu are no stops.
    await page.keyboard.press('Tab');
    await expect(mockTests).toBeFocused();

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await tabTo(page, 'a[href="/courses"]', { most: 7 });
    await page.keyboard.press('Tab');
    await expect(mockTests).toBeFocused();
    await expect(courseLink, 'focus has left the group').toBeHidden();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mocktests\/free-trial$/);
    await expect(menu(page).testLink).toBeHidden();
  });

  test('choosing a page closes the submenu, and the logo leads home', async ({ page }) => {
    await open(page, '/about');
    const { banner, courses, courseLink } = menu(page);
    await courses.click();
    await courseLink.click();
    await expect(page).toHaveURL(/\/courses\/ielts-basics$/);
    await expect(courseLink).toBeHidden();
    await banner
      .getByRole('link', { name: say('en', 'site.header.homeLink', { name: 'Ninefold IELTS' }) })
      .click();
    await expect(page).toHaveURL(`${siteUrl()}/`);
    await expect(page.getByRole('region', { name: say('en', 'site.carousel.slides') })).toBeVisible();
    await banner.getByRole('link', { name: say('en', 'site.header.signin') }).click();
    await expect(page).toHaveURL(/\/signin$/);
  });

  test('the skip link is the first stop, shows itself, and leads past the header', async ({ page }) => {
    await open(page, '/courses');
    const skip = page.getByRole('link', { name: say('en', 'site.skip') });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

  test('the hamburger opens the menu and holds the page still; closing lets it go', async ({ page }) => {
    await open(page, '/about');
    const { open: hamburger, close, courses, mockTests, courseLink, testLink } = menu(page);
    await expect(courses).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 200));
    await hamburger.click();
    await expect(courses).toBeVisible();
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    const before = await scrollY(page);
    await page.mouse.move(30, 600);
    const followed = await awaitWheel(page);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('PageDown');
    await followed();
    expect(await scrollY(page)).toBe(before);

    // One submenu is open at a time here too, and goes with the menu.
    await courses.tap();
    await expect(courseLink).toBeVisible();
    await mockTests.tap();
    await expect(testLink).toBeVisible();
    await expect(courseLink).toBeHidden();
    await close.click();
    await expect(courses).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(before);
    await hamburger.tap();
    await expect(mockTests).toHaveAttribute('aria-expanded', 'false');
    await expect(testLink).toBeHidden();
  });

  const WAYS_OUT: readonly [string, (page: Page) => Promise<void>][] = [
    ['a tap beside it', (page) => page.touchscreen.tap(20, 830)],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a window that grows', (page) => page.setViewportSize(DESK)],
    [
      'choosing a page',
      async (page) => {
        await menu(page)
          .banner.getByRole('link', { name: say('en', 'site.menu.teachers'), exact: true })
          .click();
        await expect(page).toHaveURL(/\/teachers$/);
      },
    ],
  ];
  test('the menu is closed by a tap beside it, by Escape, by a window that grows and by choosing a page', async ({
    page,
  }) => {
    await open(page, '/about');
    const { open: hamburger, close } = menu(page);
    const locked = page.locator('html[data-scroll-locked]');
    for (const [way, leave] of WAYS_OUT) {
      // Wide enough that something of the page is beside the menu.
      await page.setViewportSize({ width: 600, height: 844 });
      await hamburger.click();
      await expect(close).toBeVisible();
      await expect(locked).toHaveCount(1);
      await leave(page);
      await expect(close, way).toBeHidden();
      await expect(locked, `the page scrolls again after ${way}`).toHaveCount(0);
    }
  });
});

test('header and footer are absent on the forms, and nowhere else', async () => {
  // Only a signed-in person gets further on the last one. Its page is the same for all.
  const forms = [...AUTH_PATHS, paths.setupTwoFactor()];
  const without = new Set([...forms, GALLERY_PATH]);
  for (const path of new Set([...ALL_PATHS, ...forms])) {
    const html = await htmlOf(path);
    const expected = without.has(path) ? 0 : 1;
    expect(html.match(/id="site-menu"/g)?.length ?? 0, `header of ${path}`).toBe(expected);
    expect(html.match(/<footer[ >]/g)?.length ?? 0, `footer of ${path}`).toBe(expected);
  }
});
