import { paths } from '#paths';
import { htmlOf } from './browser/ask-site.ts';
import { expect, open, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

test('every page sells its own product', async () => {
  // Each course is sold on its own page, the advanced grammar too.
  for (const [path, product] of [
    ['/courses/grammar-basics', 'grammar_basics_id'],
    ['/courses/grammar-advanced', 'grammar_advanced_id'],
    ['/courses/ielts-basics', 'ielts_basics_id'],
    ['/courses/ielts-advanced', 'ielts_advanced_id'],
    ['/courses/ielts-scored-speaking', 'ielts_scored_speaking_id'],
    ['/courses/ielts-scored-essay', 'ielts_scored_essay_id'],
    ['/mocktests/basic-account', 'basic_account_id'],
    ['/mocktests/premium-account', 'premium_account_id'],
  ] as const) {
    const html = await htmlOf(path);
    expect(html.split(`data-product-id="${product}"`).length - 1, path).toBe(1);
  }
});

test('what is bought on its own page is in the cart, and the header counts it', async ({ page }) => {
  const products = [
    ['/courses/grammar-advanced', 'grammar_advanced_id'],
    ['/mocktests/premium-account', 'premium_account_id'],
  ] as const;
  for (const [index, [path, product]] of products.entries()) {
    await open(page, path);
    await page.locator(`[data-product-id="${product}"]`).click();
    await expect(page.locator(`[data-in-cart="${product}"]`)).toHaveAttribute('href', paths.cart());
    const count = say('en', 'cartButton.count', { count: index + 1 });
    await expect(page.getByRole('link', { name: count, exact: true })).toBeVisible();
  }
});

for (const language of LANGUAGES) {
  const usual = unlessIn('zh-Hant', language);
  test(`an empty cart says so and leads on, in ${language}`, usual, async ({ page, context }) => {
    await speak(context, language);
    await open(page, '/cart');
    await expect(page.locator('h1')).toHaveText(say(language, 'cart.title'));
    await expect(page.getByText(say(language, 'cart.emptyTitle'), { exact: true })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: say(language, 'cart.plans') })).toHaveAttribute(
      'href',
      '/mocktests',
    );
    await main.getByRole('link', { name: say(language, 'cart.courses') }).click();
    await expect(page).toHaveURL(/\/courses$/);
  });

  const takesBack = `a card puts its product in, says so, and takes it back, in ${language}`;
  test(takesBack, usual, async ({ page, context }) => {
    await speak(context, language);
    await open(page, paths.courses());
    const [title = ''] = await page
      .locator('[data-title]')
      .first()
      .evaluateAll((forms) =>
        forms.map((form) => (form instanceof HTMLElement ? (form.dataset.title ?? '') : '')),
      );
    const button = page.locator('[data-product-id]').first();
    const messages = page.getByRole('region', { name: say(language, 'site.messages') });
    await button.click();
    await expect(messages.getByText(say(language, 'cartButton.added', { title }))).toBeVisible();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('1');

    // Another tab of the same browser follows; the same thing goes in once.
    const other = await context.newPage();
    await open(other, paths.plan({ slug: 'basic-account' }));
    await other.locator('[data-product-id="basic_account_id"]').click();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('2');
    await other.close();
    await button.click();
    await expect(messages.getByText(say(language, 'cartButton.already', { title }))).toBeVisible();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('2');

    await messages.getByRole('button', { name: say(language, 'cartButton.undo') }).click();
    await expect(messages.getByText(say(language, 'cartButton.removed', { title }))).toBeVisible();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
  });
}

test('a button that is pressed before its page is alive puts its product into the cart', async ({ page }) => {
  await open(page, paths.cart({ product: 'grammar_basics_id' }));
  await expect(page).toHaveURL(paths.cart());
  await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
  await page.reload();
  await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
});
