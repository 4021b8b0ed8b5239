import { randomUUID } from 'node:crypto';
import { officePaths, paths } from '#paths';
import { aLearner, giveRole, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { checkOut, expectPaid, payWith } from './browser/shop.ts';
import { expect, open, siteUrl, test } from './browser/site-test.ts';
import { say, sayAny } from './browser/texts.ts';

test('an admin sets a price and a coupon, finds the order, and refunds it', async ({ page, watch }) => {
  const admin = await aLearner({ language: 'zh-Hant' });
  await giveRole(admin, 'admin');
  await signInAs(page, admin, 'zh-Hant');
  // The header leads to the open tasks.
  await open(page, paths.about());
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('zh-Hant', 'site.menu.admin') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('zh-Hant', 'backOffice.start.title'));
  await expectAccessible(page);
  const t = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
    say('zh-Hant', path, parameters);

  // A product that no other test buys, put into the cart at the content's price.
  const coursePage = paths.course({ slug: 'ielts-scored-speaking' });
  await open(page, coursePage);
  await expect(page.getByRole('main')).toContainText('US$99');
  await page.locator('[data-product-id="ielts_scored_speaking_id"]').click();
  await open(page, officePaths.products());
  const product = page.locator('[data-product="ielts_scored_speaking_id"]');
  const dialog = page.getByRole('dialog');
  await product.locator('[data-action="change"]').click();
  await dialog.locator('[name="price"]').fill('eleven');
  await dialog.locator('[type="submit"]').click();
  await expect(dialog.getByText(t('backOffice.products.priceWrong'))).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('[name="price"]').fill('80.50');
  await dialog.locator('[type="submit"]').click();
  await expect(product.locator('summary')).toContainText('(1)');
  await open(page, officePaths.coupons());
  const code = `HALF-${randomUUID().slice(0, 8).toUpperCase()}`;
  await page.locator('[data-create]').click();
  await expectAccessible(page);
  await dialog.locator('[name="code"]').fill(code);
  await dialog.locator('[name="value"]').fill('50');
  await dialog.locator('[type="submit"]').click();
  await expect(page.locator(`[data-coupon="${code}"]`)).toContainText('50 %');
  await expectAccessible(page);

  // The new price is on every page immediately, for search engines too, and the cart mentions it.
  const offerOf = async () => {
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const course = blocks.flatMap((block) => [JSON.parse(block)].flat()).find((each) => each.offers);
    return [course?.offers.price, course?.offers.availability];
  };
  await open(page, paths.courses());
  const card = page.locator('article', { has: page.locator(`a[href="${coursePage}"]`) }).first();
  await expect(card).toContainText('US$80.50');
  await open(page, coursePage);
  await expect(page.getByRole('main')).toContainText('US$80.50');
  expect(await offerOf()).toEqual(['80.50', 'https://schema.org/InStock']);
  await open(page, paths.cart());
  await page.locator('[data-problem="price-changed"] button').click();
  await page.locator('[name="coupon"]').fill(code.toLowerCase());
  await page.getByRole('button', { name: t('cart.coupon.apply') }).click();
  await expect(page.getByRole('main')).toContainText('US$40.25');
  await checkOut(page, 'zh-Hant');
  await payWith(page, 'paid');
  await expectPaid(page, 'zh-Hant');

  // Out of the back office and back, by links: each has its own scripts.
  await open(page, paths.admin());
  await page.getByRole('contentinfo').locator(`a[href="${paths.contact()}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('backOffice.start.title'));
  await expect(page).toHaveURL(siteUrl() + paths.contact());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('backOffice.start.title'));
  // Without a connection the site says so, in place of the browser. With it, the page loads.
  watch.allow(/net::ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').locator(`a[href="${paths.contact()}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.failure.offlineTitle'));
  // The browser tells the page that the connection is there, and the page loads by itself.
  await page.context().setOffline(false);
  await expect(page.locator('[name="message"]')).toBeVisible();

  // Found by its buyer, with its history; refunded in full, which the history shows too.
  await open(page, officePaths.orders());
  const pageData: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) pageData.push(request.url());
  });
  // The fields of a row have one height, whatever the browser draws inside a date.
  await expect(page.locator('[name="search"]')).toBeVisible();
  const heights = await page
    .getByRole('main')
    .locator('form')
    .first()
    .locator('input, select')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(new Set(heights)).toEqual(new Set([48]));
  await page.locator('[name="search"]').fill(admin.email);
  await page.getByRole('button', { name: t('backOffice.list.apply') }).click();
  await expect(page.locator('[data-order]')).toHaveCount(1);
  // The filter is in the address: it survives a reload, and the back button undoes it.
  await expect(page).toHaveURL(
    `${siteUrl()}${officePaths.orders()}?search=${encodeURIComponent(admin.email)}`,
  );
  await page.locator('[name="state"]').selectOption('cancelled');
  await page.getByRole('button', { name: t('backOffice.list.apply') }).click();
  await expect(page.getByText(t('backOffice.list.noMatch'))).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-order]')).toHaveCount(1);
  await expect(page.locator('[name="state"]')).toHaveValue('');
  // The page's texts are not loaded again for a filter.
  expect(pageData).toEqual([]);
  await page.reload();
  await expect(page.locator('[name="search"]')).toHaveValue(admin.email);
  await expect(page.locator('[data-order]')).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('backOffice.list.export') }).click();
  expect((await downloading).suggestedFilename()).toBe('orders.csv');
  await expectAccessible(page);
  await page.locator('[data-order] a').click();
  await expect(page.locator('[data-happened="paid"]')).toBeVisible();
  await page.getByRole('button', { name: t('backOffice.order.refund'), exact: true }).click();
  await dialog.locator('[name="note"]').fill('測試');
  await dialog.getByRole('button', { name: sayAny('zh-Hant', 'backOffice.order.confirm') }).click();
  await expect(page.locator('[data-refund]')).toContainText('US$40.25');
  await expect(page.locator('[data-happened="refund-requested"]')).toBeVisible();
  await expectAccessible(page);

  // Withdrawn: it says so everywhere, and nothing sells it.
  await open(page, officePaths.products());
  await product.locator('[data-action="change"]').click();
  await dialog.locator('[name="price"]').fill('99');
  await dialog.locator('[name="available"]').uncheck();
  await dialog.locator('[type="submit"]').click();
  await expect(product.locator('summary')).toContainText('(2)');
  await open(page, paths.courses());
  await expect(card).toContainText(t('catalogue.buy.withdrawn'));
  await expect(card.locator('[data-product-id]')).toHaveCount(0);
  await open(page, coursePage);
  await expect(page.getByText(t('catalogue.buy.withdrawnText'))).toBeVisible();
  await expect(page.locator('[data-product-id="ielts_scored_speaking_id"]')).toHaveCount(0);
  expect(await offerOf()).toEqual(['99.00', 'https://schema.org/OutOfStock']);
  await expectAccessible(page);
  await open(page, officePaths.products());
  await product.locator('[data-action="change"]').click();
  await dialog.locator('[name="available"]').check();
  await dialog.locator('[type="submit"]').click();
  await expect(product.locator('summary')).toContainText('(3)');
});

test('the back office shows nothing to people who are not admins', async ({ page }) => {
  await signInAs(page, await aLearner());
  for (const path of [
    paths.admin(),
    officePaths.appeals(),
    officePaths.coupons(),
    officePaths.grading(),
    officePaths.orders(),
    officePaths.products(),
  ]) {
    await open(page, path);
    await expect(page.getByText(say('en', 'backOffice.denied.title'))).toBeVisible();
  }
});
