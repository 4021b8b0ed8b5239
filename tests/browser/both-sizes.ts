import type { Page } from '@playwright/test';
import { DESK, expect, PHONE, sidewaysScroll } from './site-test.ts';

/** The page fits a phone and a desk; leaves it at the size that the test is about. */
export async function expectFitsBoth(page: Page): Promise<void> {
  const own = page.viewportSize() ?? DESK;
  for (const size of [PHONE, DESK, own]) {
    await page.setViewportSize(size);
    expect(await sidewaysScroll(page), `${size.width} px`).toBe(0);
  }
}
