import type { Page } from '@playwright/test';
import { expectAccessible } from './browser/accessibility.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { DESK, expect, PHONE, sidewaysScroll, test } from './browser/site-test.ts';
import { expectSaveState, inPlayer, question, openTrial } from './browser/sitting.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** A whole Reading test: three passages, each with its questions. */

/** The Academic test's Reading for a learner without a plan: the attempt at the free trial gets its paper. */
async function startAcademic(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  const attemptId = await openTrial(page, language);
  await askDatabase(
    siteDataDir(),
    `update attempts set question_count = 40, deadline_at = started_at + interval '60 minutes', section_version =
     (select version from section_versions where mock_test = 'academic-1' and skill = 'reading' order by created_at desc limit 1)
     where id = $1`,
    [attemptId],
  );
  await page.reload();
  await inPlayer(page);
}

const pane = (page: Page) => page.locator('[data-pane="passage"]');
const scrolled = (page: Page) => pane(page).evaluate(({ scrollTop }) => Math.round(scrollTop));
const shownTitle = (page: Page) => pane(page).locator('h2:visible');
const part = (page: Page, number: number) => page.locator(`[data-part="${number}"]`);

for (const [language, size] of [
  [LANGUAGES[0], DESK],
  [LANGUAGES[1] ?? LANGUAGES[0], PHONE],
] as const) {
  test(`a part shows its passage and its questions, and each passage keeps its place, in ${language} at ${size.width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await startAcademic(page, language);
    const toSide = async (side: 'passage' | 'questions') => {
      if (size === PHONE) await page.locator(`[data-show-side="${side}"]`).click();
    };
    await expect(part(page, 1)).toHaveAttribute('aria-pressed', 'true');
    await expect(question(page, 14)).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBe(0);

    await toSide('passage');
    await expect(shownTitle(page)).toHaveCount(1);
    const first = await shownTitle(page).innerText();
    await pane(page).evaluate((element) => element.scrollTo(0, 400));
    await part(page, 2).click();
    await toSide('passage');
    await expect(shownTitle(page)).not.toHaveText(first);
    const second = await shownTitle(page).innerText();
    expect(await scrolled(page)).toBe(0);
    await pane(page).evaluate((element) => element.scrollTo(0, 250));
    // By a number below: its passage comes with it.
    await page.locator('[data-number="27"]').click();
    await expect(part(page, 3)).toHaveAttribute('aria-pressed', 'true');
    await expect(question(page, 27)).toBeVisible();
    await expect(question(page, 1)).toHaveCount(0);
    await part(page, 1).click();
    await toSide('passage');
    await expect(shownTitle(page)).toHaveText(first);
    await expect.poll(() => scrolled(page)).toBe(400);
    await toSide('questions');
    await part(page, 2).click();
    await toSide('passage');
    await expect.poll(() => scrolled(page)).toBe(250);

    // A note belongs to its passage, and leads back to it from another part.
    const paragraph = page.locator('[data-text-block="p2.B"]');
    await paragraph.scrollIntoViewIfNeeded();
    await paragraph.dblclick({ position: { x: 60, y: 10 } });
    const quote = await page.evaluate(() => String(window.getSelection()).trim());
    await page.locator('[data-mark-toolbar] [data-note]').click();
    await page.keyboard.type('look again');
    await page.keyboard.press('Escape');
    await part(page, 3).click();
    await toSide('passage');
    await expect(page.locator('mark:visible')).toHaveCount(0);
    await page.locator('[data-open-notes]:visible').click();
    const notes = page.locator('[data-notes]');
    await expect(notes.locator('blockquote')).toHaveText(quote);
    await notes.getByRole('button', { name: say(language, 'marking.note.show') }).click();
    await expect(part(page, 2)).toHaveAttribute('aria-pressed', 'true');
    await expect(shownTitle(page)).toHaveText(second);
    await expect(page.locator('mark:visible')).toHaveText(quote);
    await expectSaveState(page, 'saved');
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
  });
}
