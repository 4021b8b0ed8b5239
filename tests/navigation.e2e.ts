import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { askSite } from './browser/ask-site.ts';
import { DESK, expect, LONG, open, PHONE, siteUrl, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** The data of a page that is reached by a click. */
const dataOf = (path: string) => (url: URL) => url.pathname === `${path}.data`;

for (const size of [DESK, PHONE]) {
  const title = `a new page begins at its top, and the way back where it was left, at ${size.width} px`;
  test(title, size === PHONE ? {} : LONG, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/courses');
    const link = footerLink(page, say('en', 'site.menu.about'));
    await link.scrollIntoViewIfNeeded();
    const left = await scrollY(page);
    expect(left).toBeGreaterThan(300);
    await link.click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('h1')).toBeInViewport();
    expect(await scrollY(page)).toBe(0);
    // Reading starts at the new page, for screen readers too.
    await expect(page.locator('#content')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/courses$/);
    await expect.poll(() => scrollY(page)).toBe(left);
  });
}

test('going back before the page’s scripts have run shows the page before', async ({ page }) => {
  await open(page, '/courses');
  const courses = await page.locator('h1').innerText();
  await footerLink(page, say('en', 'site.menu.about')).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('h1')).not.toHaveText(courses);
  // Reloaded, this document shares its history with the page before it: going back loads nothing.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#content')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/courses$/);
  release();
  await expect(page.locator('h1')).toHaveText(courses);
});

test('going back while the page is taken over by its scripts shows the page before, once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const isReload = performance
      .getEntriesByType('navigation')
      .some((entry) => entry.toJSON().type === 'reload');
    if (!isReload || sessionStorage.getItem('went-back')) return;
    sessionStorage.setItem('went-back', 'once');
    // React hydrates in a task of its own, which begins with this message.
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...given: unknown[]) {
      MessagePort.prototype.postMessage = post;
      window.history.back();
      setTimeout(() => Reflect.apply(post, this, given), 300);
    };
  });
  await open(page, '/courses');
  const courses = await page.locator('h1').innerText();
  await footerLink(page, say('en', 'site.menu.about')).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('h1')).not.toHaveText(courses);
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/courses$/);
  await expect(page.locator('h1')).toHaveText(courses);
});

test('a link to a place on a page goes there', async ({ page }) => {
  await open(page, '/courses/free-trial');
  await page.locator('a[href$="#sample"]').first().click();
  await expect(page).toHaveURL(/#sample$/);
  await expect(page.locator('#sample')).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(100);

  await open(page, '/teachers');
  await page
    .getByRole('link', { name: new RegExp(say('en', 'catalogue.teachers.book')) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/teachers\/[\w-]+#times$/);
  await expect(page.locator('#times')).toBeInViewport();
  // The texts of this part come after the page.
  await expect(page.locator('#times h2')).toHaveText(say('en', 'lessonTimes.title', { name: 'Hannah' }));

  await open(page, '/courses/free-trial#questions');
  await expect(page.locator('#questions')).toBeInViewport();
});

test('the routes behind its links come to a page compressed, and need not come twice', async ({ page }) => {
  const answered = page.waitForResponse(/__manifest/);
  await open(page, '/');
  const answer = await answered;
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/json',
    'content-encoding': 'br',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await answer.request().sizes()).responseBodySize).toBeLessThan(3_000);
});

test('a page that is long in coming is announced, one that is quick is not', async ({ page }) => {
  await open(page, '/courses');
  const bar = page.getByRole('progressbar', { name: say('en', 'site.pending') });
  await expect(bar).toHaveCount(0);
  let answer = () => {};
  const requested = new Promise<void>((resolve) => {
    void page.route(dataOf('/about'), async (route) => {
      resolve();
      await new Promise<void>((go) => (answer = go));
      await route.continue();
    });
  });
  await footerLink(page, say('en', 'site.menu.about')).click();
  await requested;
  await expect(bar).toBeVisible();
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await expect(page).toHaveURL(/\/courses$/);
  answer();
  await expect(page).toHaveURL(/\/about$/);
  await expect(bar).toHaveCount(0);
});

const NOWHERE = ['/no/such/page', '/courses/no-such', '/mocktests/no-such', '/teachers/nobody', '/attempts'];

for (const language of LANGUAGES) {
  const title = `an address that leads nowhere is a 404 page with ways out, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ page, context, watch }) => {
    watch.allow(/status of 404/);
    await speak(context, language);
    for (const path of NOWHERE) {
      const response = await open(page, path);
      expect(response.status(), path).toBe(404);
      await expect(page.locator('h1')).toHaveText(say(language, 'site.failure.notFoundTitle'));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const main = page.getByRole('main');
      for (const [text, href] of [
        ['site.failure.contact', '/contact'],
        ['site.menu.courses', '/courses'],
        ['site.menu.mockTests', '/mocktests'],
      ] as const) {
        await expect(main.getByRole('link', { name: say(language, text) })).toHaveAttribute('href', href);
      }
      await main.getByRole('link', { name: say(language, 'site.failure.home') }).click();
      await expect(page).toHaveURL(`${siteUrl()}/`);
      await expect(page.getByRole('banner')).toBeVisible();
    }
  });
}

test('/home is the old name of /, for good', async () => {
  const response = await askSite('/home');
  expect(response.status).toBe(301);
  expect(new URL(response.headers.get('location') ?? '', siteUrl()).href).toBe(`${siteUrl()}/`);
});

for (const language of LANGUAGES) {
  const title = `a page whose data fails says whose fault it is and lets the visitor go on, in ${language}`;
  test(title, unlessIn('en', language), async ({ page, context, watch }) => {
    watch.allow(/status of 500/, /\b500\b/);
    await speak(context, language);
    await open(page, '/courses');
    await page.route(dataOf('/about'), (route) =>
      route.fulfill({ status: 500, body: 'secret of the inside' }),
    );
    await footerLink(page, say(language, 'site.menu.about')).click();
    await expect(page.locator('h1')).toHaveText(say(language, 'site.failure.crashTitle'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText('secret of the inside')).toHaveCount(0);
    await expect(page.getByRole('button', { name: say(language, 'site.failure.reload') })).toBeVisible();
    await page.getByRole('link', { name: say(language, 'site.failure.home') }).click();
    await expect(page).toHaveURL(`${siteUrl()}/`);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

/** A link that leads there loads both: the router the routes, the browser their scripts. */
const UNSEEN = {
  'whose script is not here': () => Promise.resolve(),
  'whose route is not even known': (page: Page) =>
    page.route('**/__manifest?*', (route) => route.abort('internetdisconnected')),
};

for (const [unseen, hide] of Object.entries(UNSEEN)) {
  test(`without a connection the site says so in the place of a page ${unseen}, until it is back`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
    await hide(page);
    const discovered = page.waitForEvent('requestfinished', (request) => /__manifest/.test(request.url()));
    await open(page, '/courses');
    if (unseen === 'whose script is not here') await discovered;
    else discovered.catch(() => undefined);
    await context.setOffline(true);
    await footerLink(page, say('en', 'site.menu.about')).click();
    await expect(page.locator('h1')).toHaveText(say('en', 'site.failure.offlineTitle'));
    await expect(page).toHaveURL(/\/about$/);
    await page.getByRole('button', { name: say('en', 'site.failure.reload') }).waitFor();
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('h1')).not.toHaveText(say('en', 'site.failure.offlineTitle'));
    await expect(page).toHaveURL(/\/about$/);
  });
}

test('a page whose data was not to be had without a connection comes when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await open(page, '/about');
  await footerLink(page, say('en', 'site.menu.courses')).click();
  await expect(page).toHaveURL(/\/courses$/);
  await context.setOffline(true);
  await footerLink(page, say('en', 'site.menu.about')).click();
  await expect(page.locator('h1')).toHaveText(say('en', 'site.failure.offlineTitle'));
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('h1')).not.toHaveText(say('en', 'site.failure.offlineTitle'));
});

test('a page whose script a new version of the site has replaced is fetched from the server', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404/, /Failed to fetch/);
  await page.route('**/assets/about-page-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await open(page, '/courses');
  const fetched = page.waitForResponse((response) => response.request().isNavigationRequest());
  await footerLink(page, say('en', 'site.menu.about')).click();
  expect(new URL((await fetched).url()).pathname).toBe('/about');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('h1')).not.toHaveText(say('en', 'site.failure.offlineTitle'));
});

test('a teacher that the link passed is there before the server has answered', async ({ page }) => {
  await open(page, '/teachers');
  const card = page.getByRole('main').getByRole('article').first();
  const link =
    (await card.count()) > 0
      ? card.getByRole('link').first()
      : page.locator('main a[href^="/teachers/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  const name = (await link.innerText()).trim();
  let answer = () => {};
  const answered = new Promise<void>((go) => (answer = go));
  await page.route(dataOf(path), async (route) => {
    await answered;
    await route.continue();
  });
  await link.click();
  await expect(page.locator('h1')).toContainText(name);
  await expect(page).toHaveURL(siteUrl() + path);
  answer();
  await expect(page.locator('h1')).toContainText(name);
});

test('a teacher is found by name where nothing was passed', async ({ page }) => {
  await open(page, paths.teacher({ slug: 'hannah' }));
  await expect(page.locator('h1')).toContainText('Hannah');
  // State passed by another page does not change the person that an address names.
  await page.evaluate(() =>
    history.replaceState({ usr: { teacher: { slug: 'nobody', name: 'Nobody' } }, key: 'x', idx: 0 }, ''),
  );
  await page.reload();
  await expect(page.locator('h1')).toContainText('Hannah');
});
