import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#paths';
import { aLearner, grant, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say, type Language } from './browser/texts.ts';

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const saveButton = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: say(language, 'profile.save.save') });
const saveState = (page: Page) => page.locator('[data-save-state]');
const expectSaved = (page: Page) => expect(saveState(page)).toHaveAttribute('data-save-state', 'saved');

async function openProfile(page: Page, language: Language = 'en') {
  const learner = await aLearner({ language });
  await signInAs(page, learner, language);
  await open(page, paths.profile());
  await expect(field(page, 'first_name')).toHaveValue('Mei');
  return learner;
}

const namesInOrder = (page: Page) =>
  page
    .locator('form input[name$="_name"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name));

for (const language of LANGUAGES) {
  const usual = unlessIn('en', language);
  test(`the profile can be read and used by everybody, in ${language}`, usual, async ({ page }) => {
    await openProfile(page, language);
    for (const size of [DESK, { width: 320, height: 640 }, PHONE]) {
      await page.setViewportSize(size);
      expect.soft(await sidewaysScroll(page), `${size.width} px`).toBe(0);
    }
    await expectAccessible(page);
    await page.setViewportSize(DESK);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });

  test(`names are checked, in ${language}`, unlessIn('zh-Hant', language), async ({ page }) => {
    await openProfile(page, language);
    await field(page, 'first_name').fill('M');
    await field(page, 'last_name').fill('');
    await saveButton(page, language).click();
    await expect(page.getByText(say(language, 'accounts.errors.firstNameShort'))).toBeVisible();
    await expect(page.getByText(say(language, 'accounts.errors.lastNameShort'))).toBeVisible();
    await expect(page.locator('form [aria-invalid="true"]').first()).toBeFocused();
    await field(page, 'first_name').fill('美');
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(1);
  });
}

test('everything that is changed is there again', async ({ page }) => {
  await openProfile(page);
  await field(page, 'first_name').fill('Mei-Hua');
  await field(page, 'target_band').selectOption('7.5');
  await field(page, 'exam_date').fill('2027-05-29');
  const zone = page.getByRole('combobox', { name: say('en', 'profile.place.timeZone') });
  await zone.click();
  await zone.fill('edinb');
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue(/London/);
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'unsaved');
  await saveButton(page).click();
  await expectSaved(page);
  await expect(page.getByText(say('en', 'profile.save.saved'), { exact: true })).toBeVisible();

  await open(page, paths.profile());
  await expect(field(page, 'first_name')).toHaveValue('Mei-Hua');
  await expect(field(page, 'target_band')).toHaveValue('7.5');
  await expect(field(page, 'exam_date')).toHaveValue('2027-05-29');
  await expect(zone).toHaveValue(/London/);
});

for (const language of LANGUAGES) {
  const title = `extra time is set once and counts for every section begun from then on, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ page }) => {
    await grant(await openProfile(page, language), 'premium_account_id');
    // Before a whole test is started: 34, 60 and 60 minutes. Then 43, 75 and 75, each rounded up.
    const expectLength = async (hours: number, minutes: number) => {
      await open(page, paths.plan({ slug: 'premium-account' }));
      await expect(page.locator('[data-exam-offer="academic-1"]')).toContainText(
        say(language, 'sitting.offer.lengthHours', { hours, minutes }),
      );
    };
    await expectLength(2, 34);
    await open(page, paths.profile());
    const time = page.locator('[name="extra_time_percent"]');
    await expect(time).toHaveValue('100');
    await time.selectOption({
      label: say(language, 'profile.time.more', { times: 1.25, minutes: 75 }),
    });
    await expectAccessible(page);
    await saveButton(page, language).click();
    await expectSaved(page);
    await expectLength(3, 13);
    await open(page, paths.plan({ slug: 'free-trial' }));
    const start = page.locator('[data-extra-time="125"]').first();
    await expect(start).toBeVisible();
    await expect(
      page.getByText(say(language, 'mockTests.start.extraMinutes', { minutes: 25 })).first(),
    ).toBeVisible();
    await page.locator('[data-start-attempt="free-trial"][data-skill="reading"]').click();
    await expect(page.locator('[data-clock]')).toContainText('25');
  });
}

test('a new language changes the site too, and the order of the names', async ({ page }) => {
  await openProfile(page);
  expect(await namesInOrder(page)).toEqual(['first_name', 'last_name']);
  await page.locator('form input[name="language"][value="zh-Hant"]').check();
  await saveButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(page.locator('h1')).toHaveText(say('zh-Hant', 'profile.title'));
  await expectSaved(page);
  expect(await namesInOrder(page)).toEqual(['last_name', 'first_name']);
});

test('a failure keeps what was typed, and the next try saves it', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await openProfile(page);
  await field(page, 'last_name').fill('Chen');
  await page.route('**/api/users/profile', (route) => route.abort());
  await saveButton(page).click();
  await expect(page.getByText(say('en', 'signedIn.unreachable'))).toBeVisible();
  await expect(field(page, 'last_name')).toHaveValue('Chen');
  await page.unroute('**/api/users/profile');
  await saveButton(page).click();
  await expectSaved(page);
  await expect(field(page, 'last_name')).toHaveValue('Chen');
});

test('an impossible exam date is reported under its field, past ones by the learner’s own date', async ({
  page,
}) => {
  await openProfile(page);
  await field(page, 'exam_date').fill('2020-01-01');
  await saveButton(page).click();
  await expect(page.getByText(say('en', 'profile.errors.examDatePast'))).toBeVisible();
  await expect(field(page, 'exam_date')).toBeFocused();
  await page.getByRole('button', { name: say('en', 'profile.goal.clearDate') }).click();
  await saveButton(page).click();
  await expectSaved(page);
});

test('leaving with unsaved changes asks first; once they are discarded it does not', async ({ page }) => {
  await openProfile(page);
  const toOverview = page.getByRole('link', { name: say('en', 'signedIn.nav.me') });
  const dialog = page.getByRole('dialog', { name: say('en', 'signedIn.leave.title') });
  await field(page, 'first_name').fill('Someone');
  await toOverview.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: say('en', 'signedIn.leave.stay') }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'first_name')).toHaveValue('Someone');
  await page.getByRole('button', { name: say('en', 'profile.save.discard') }).click();
  await expect(field(page, 'first_name')).toHaveValue('Mei');
  await toOverview.click();
  await expect(page).toHaveURL(/\/me$/);

  await open(page, paths.profile());
  await field(page, 'first_name').fill('Someone');
  await toOverview.click();
  await dialog.getByRole('button', { name: say('en', 'signedIn.leave.leave') }).click();
  await expect(page).toHaveURL(/\/me$/);
});

/** A picture of two halves: red on the left, blue on the right. */
async function twoHalves(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { ...half, width, background: '#0000ff' } })
    .composite([{ input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

const picture = (page: Page) => page.getByRole('img', { name: say('en', 'profile.picture.alt') });

async function colourAt(page: Page, address: string, at: { x: number; y: number }) {
  const response = await page.context().request.get(address);
  const { data, info } = await sharp(await response.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const place = (Math.floor(at.y * info.height) * info.width + Math.floor(at.x * info.width)) * info.channels;
  return { red: data[place] ?? 0, blue: data[place + 2] ?? 0, width: info.width, height: info.height };
}

test('a picture is cut with the keyboard, sent as a small JPEG, shown, and removed', async ({ page }) => {
  await openProfile(page);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'halves.png',
    mimeType: 'image/png',
    buffer: await twoHalves(3000, 1500),
  });
  const dialog = page.getByRole('dialog', { name: say('en', 'profile.crop.title') });
  const area = dialog.getByRole('group', { name: say('en', 'profile.crop.area') });
  await expect(area).toBeVisible();
  await expectAccessible(page);
  // The frame begins in the middle; to the left lies red alone.
  await area.focus();
  for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: say('en', 'profile.crop.zoomIn') }).click();
  await expect(dialog.getByRole('slider')).toHaveValue('1.1');
  // Playwright does not show the content of a blob: the canvas gives its size.
  const side = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { toBlob } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.toBlob = function toBlobAndTell(...given) {
          resolve(this.width);
          toBlob.apply(this, given);
        };
      }),
  );
  const sent = page.waitForRequest('**/api/users/avatar');
  await dialog.getByRole('button', { name: say('en', 'profile.crop.save') }).click();
  expect((await sent).headers()['content-type']).toBe('image/jpeg');
  expect(await side).toBe(1024);
  await expect(dialog).toBeHidden();
  await expect(picture(page)).toBeVisible();
  const address = (await picture(page).getAttribute('src')) ?? '';
  for (const x of [0.1, 0.5, 0.9]) {
    expect((await colourAt(page, address, { x, y: 0.5 })).red).toBeGreaterThan(200);
  }

  await page.getByRole('button', { name: say('en', 'profile.picture.remove') }).click();
  await page.getByRole('button', { name: say('en', 'profile.picture.confirm') }).click();
  await expect(picture(page)).toBeHidden();
  await expect(page.getByRole('img', { name: say('en', 'profile.picture.none') })).toBeVisible();
});

test('a picture can be turned; one that cannot be sent stays in its frame for the next try', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await openProfile(page);
  await page.route('**/api/users/avatar', (route) => route.abort());
  await page.locator('input[type="file"]').setInputFiles({
    name: 'halves.png',
    mimeType: 'image/png',
    buffer: await twoHalves(600, 600),
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('en', 'profile.crop.rotate') }).click();
  await dialog.getByRole('button', { name: say('en', 'profile.crop.save') }).click();
  await expect(dialog.getByText(say('en', 'signedIn.unreachable'))).toBeVisible();
  await page.unroute('**/api/users/avatar');
  await dialog.getByRole('button', { name: say('en', 'profile.crop.save') }).click();
  await expect(picture(page)).toBeVisible();
  const address = (await picture(page).getAttribute('src')) ?? '';
  // Turned clockwise, the left half is on top.
  expect((await colourAt(page, address, { x: 0.8, y: 0.2 })).red).toBeGreaterThan(200);
  expect((await colourAt(page, address, { x: 0.2, y: 0.8 })).blue).toBeGreaterThan(200);
});

test('a file that is no picture to this browser is explained', async ({ page }) => {
  await openProfile(page);
  for (const [name, mimeType, message] of [
    ['IMG_0001.HEIC', 'image/heic', 'profile.picture.heic'],
    ['notes.png', 'image/png', 'profile.picture.unreadable'],
  ] as const) {
    const buffer = Buffer.from('not a picture at all');
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
    await expect(page.getByText(say('en', message))).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
