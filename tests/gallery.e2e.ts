import { expectAccessible } from './browser/accessibility.ts';
import { startSite } from './browser/site-process.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, test } from './browser/site-test.ts';

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

for (const size of [PHONE, DESK]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${size.width} px in the ${colorScheme}`, () => {
      test.use({ viewport: size, colorScheme });

      test('the design system is photographed with every component in it', async ({ page }, testInfo) => {
        await open(page, '/dev/ui');
        const names = await page.getByRole('heading', { level: 3 }).allInnerTexts();
        for (const specimen of SPECIMENS) {
          expect(
            names.some((name) => name.toLowerCase().includes(specimen.toLowerCase())),
            specimen,
          ).toBe(true);
        }
        expect(await sidewaysScroll(page)).toBe(0);
        const path = testInfo.outputPath(`gallery-${size.width}-${colorScheme}.png`);
        const picture = await page.screenshot({ path, fullPage: true, animations: 'disabled' });
        await testInfo.attach('gallery', { path, contentType: 'image/png' });
        expect(picture.readUInt32BE(16), 'width').toBe(size.width);
        expect(picture.readUInt32BE(20), 'height').toBeGreaterThan(3_000);
        // A picture of one colour packs into next to nothing.
        expect(picture.length).toBeGreaterThan(100_000);
        const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const [red = 0] = /\d+/.exec(paper)?.map(Number) ?? [];
        expect(red > 128, paper).toBe(colorScheme === 'light');
        await expectAccessible(page);
      });
    });
  }
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
