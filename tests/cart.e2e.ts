import { expect, open, speak, test } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

for (const language of LANGUAGES) {
  test(`an empty cart says so and leads on, in ${language}`, async ({ page, context }) => {
    await speak(context, language);
    await open(page, '/cart');
    await expect(page.locator('h1')).toHaveText(say(language, 'orders.cart.title'));
    await expect(page.getByText(say(language, 'orders.cart.emptyTitle'), { exact: true })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: say(language, 'orders.cart.plans') })).toHaveAttribute(
      'href',
      '/mocktests',
    );
    await main.getByRole('link', { name: say(language, 'orders.cart.courses') }).click();
    await expect(page).toHaveURL(/\/courses$/);
  });

  test(`adding to the cart carries the product, and until the shop opens says so, in ${language}`, async ({
    page,
    context,
  }) => {
    await speak(context, language);
    // Each course sells itself: the advanced grammar too (decisions.md).
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
      await open(page, path);
      const button = page.locator(`[data-product-id="${product}"]`);
      await expect(button).toHaveCount(1);
      await button.click();
      await expect(page.getByText(say(language, 'catalogue.buy.soonTitle'))).toBeVisible();
    }
  });
}
