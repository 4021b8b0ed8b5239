import { AxeBuilder } from '@axe-core/playwright';
import { expect } from './site-test.ts';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Checks a page with axe against WCAG 2.2 AA. Names each broken rule and its place. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page caught in the middle of fading in has colours that nobody reads.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // Legacy mode opens no second page; there are no frames to look into.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, page.url()).toEqual([]);
}
