import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { aLearner, signInAs } from './browser/a-learner.ts';
import { addressOf, givePlan, startSet } from './browser/practice.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** Its questions are about a text. */
const SET = 'reading/why-clocks-agree';

/** Selects the first long word of the second sentence of the passage; the word and the sentence. */
const selectWord = (page: Page) =>
  page.locator('article[lang="en"] p').evaluateAll((paragraphs) => {
    for (const paragraph of paragraphs) {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        const sentence = /[.] ([A-Z][^.?!]*\b([a-z]{7,})\b[^.?!]*[.]) [A-Z]/.exec(text);
        if (!sentence?.[1] || !sentence[2]) continue;
        const start = text.indexOf(sentence[2], sentence.index);
        document.getSelection()?.setBaseAndExtent(node, start, node, start + sentence[2].length);
        paragraph.scrollIntoView({ block: 'center' });
        return { word: sentence[2], sentence: sentence[1] };
      }
    }
    throw new Error('The passage has no such sentence.');
  });

for (const language of LANGUAGES) {
  const title = `a word selected in a passage becomes a card with its sentence and its page, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ page }) => {
    await page.setViewportSize(language === 'en' ? DESK : PHONE);
    const learner = await aLearner({ language });
    await givePlan(learner);
    await signInAs(page, learner, language);
    const address = addressOf(await startSet(page, SET));
    await open(page, address);
    await expect(page.locator('article[lang="en"]')).toBeVisible();

    const { word, sentence } = await selectWord(page);
    const bar = page.locator('[data-keep-words]');
    const keep = bar.getByRole('button', { name: say(language, 'keepWords.keep') });
    await expect(keep).toBeInViewport({ ratio: 1 });
    expect((await keep.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(keep).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar).toContainText(say(language, 'keepWords.kept'));
    expect(await page.evaluate(() => String(document.getSelection()))).toBe(word);
    await expectAccessible(page);

    await bar.getByRole('link').click();
    await expect(page).toHaveURL(paths.practice({ page: 'words' }));
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: word }) });
    await expect(card).toContainText(sentence);
    const source = card.getByRole('link', { name: say(language, 'practice.words.from', { word }) });
    await expect(source).toHaveAttribute('href', address);
    await expectAccessible(page);
  });
}
