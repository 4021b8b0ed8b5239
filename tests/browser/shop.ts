import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { expect, hydrated } from './site-test.ts';
import { say, type Language } from './texts.ts';

/** From the cart to the payment page: terms accepted, the order made. */
export async function checkOut(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: say(language, 'cart.checkout') })
    .click();
  await payFromCheckout(page);
}

/** On /checkout: accepts the terms and goes to the sandbox. */
export async function payFromCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${paths.checkout()}$`));
  await page.locator('[name="terms"]').check();
  await page.locator('form [type="submit"]').click();
  await expect(page).toHaveURL(/\/sandbox\/pay\/sbp_/);
}

/** Chooses a test card of the sandbox and pays with it. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.locator(`[name="card"][value="${card}"]`).check();
  await page.locator('form [type="submit"]').click();
}

/** The page that a payment leads back to says that it arrived. */
export async function expectPaid(page: Page, language: Language): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/return\?order=/);
  await hydrated(page);
  await expect(page.getByText(say(language, 'checkout.back.paidTitle'))).toBeVisible({ timeout: 30_000 });
}
