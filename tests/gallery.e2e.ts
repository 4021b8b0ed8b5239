import { expectAccessible } from './browser/accessibility.ts';
import { startSite } from './browser/site-process.ts';
import { DESK, expect, LONG, open, PHONE, sidewaysScroll, test } from './browser/site-test.ts';

/** Every component of the design system has a place here; see src/ui. */
const SPECIMENS = [
  'Accordion',
  'Badge',
  'Band scale',
  'Breadcrumbs',
  'Button',
  'Card',
  'Carousel',
  'Checkbox',
  'Code',
  'Dialog',
  'Empty state',
  'Icon',
  'Notice',
  'Password',
  'Pending',
  'Radio',
  'Select',
  'Skeleton',
  'Spinner',
  'Tabs',
  'Text area',
  'Text field',
  'Text link',
  'Toast',
];

for (const [colorScheme, lookedAt] of [
  ['light', PHONE],
  ['dark', DESK],
] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the design system is photographed with every component in it, on a phone and on a desk', async ({
      page,
    }, testInfo) => {
      await open(page, '/dev/ui');
      const names = await page.getByRole('heading', { level: 3 }).allInnerTexts();
      for (const specimen of SPECIMENS) {
        expect(
          names.some((name) => name.toLowerCase().includes(specimen.toLowerCase())),
          specimen,
        ).toBe(true);
      }
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const [red = 0] = /\d+/.exec(paper)?.map(Number) ?? [];
      expect(red > 128, paper).toBe(colorScheme === 'light');
      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size);
        expect(await sidewaysScroll(page), `at ${size.width} px`).toBe(0);
        const path = testInfo.outputPath(`gallery-${size.width}-${colorScheme}.png`);
        const picture = await page.screenshot({ path, fullPage: true, animations: 'disabled' });
        await testInfo.attach('gallery', { path, contentType: 'image/png' });
        expect(picture.readUInt32BE(16), 'width').toBe(size.width);
        expect(picture.readUInt32BE(20), 'height').toBeGreaterThan(3_000);
        // A picture of one colour packs into next to nothing.
        expect(picture.length).toBeGreaterThan(100_000);
      }
      await page.setViewportSize(lookedAt);
      await expectAccessible(page);
    });

    test('every component can be used by everybody, in the other layout too', LONG, async ({ page }) => {
      await page.setViewportSize(lookedAt === PHONE ? DESK : PHONE);
      await open(page, '/dev/ui');
      await expectAccessible(page);
    });
  });
}

test('in production there is no gallery, no mailbox and no speaking errors, and the strict headers stand', async () => {
  const site = await startSite({
    env: { NODE_ENV: 'production', APP_KEY: 'a-key-of-this-test', PUBLIC_URL: 'https://www.example.org' },
  });
  try {
    for (const path of ['/dev/ui', '/dev/ui.data', '/dev/mail']) {
      expect((await fetch(site.url + path)).status, path).toBe(404);
    }
    const home = await fetch(`${site.url}/`);
    expect(home.status).toBe(200);
    expect(home.headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
    expect(await home.text()).toContain('<link rel="canonical" href="https://www.example.org/"');
    const key = { 'x-requested-key': 'a-key-of-this-test' };
    expect((await fetch(`${site.url}/api/attempts`, { headers: key })).status).toBe(200);
    const old = { 'x-requested-key': 'ninefold-development' };
    expect((await fetch(`${site.url}/api/attempts`, { headers: old })).status).toBe(403);
    const started = await fetch(`${site.url}/api/attempts`, {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/json' },
      body: JSON.stringify({ mock_test: 'free-trial', skill: 'reading' }),
    });
    expect(started.status).toBe(200);
    const cookie = started.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/Secure/i);
    expect(cookie).toMatch(/SameSite=(?:Lax|Strict)/i);
  } finally {
    await site.stop();
  }
});

test('production without a key of its own does not start, and says what to do', async () => {
  await expect(startSite({ env: { NODE_ENV: 'production' } })).rejects.toThrow(
    /APP_KEY must be set in production/,
  );
});
