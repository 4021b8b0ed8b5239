import { paths } from '#paths';
import { aWave } from './browser/a-wave.ts';
import { readPdf } from '../src/platform/pdf/read-pdf-fixture.ts';
import { downloadPdf } from './browser/download.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { API_HEADERS, giveAnswer, openAttempt, question, openTrial, submit } from './browser/sitting.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';
import { EXPLANATIONS, rightAnswer } from './browser/free-trial.ts';

/** The parts next to the marks: times, other sittings, appeals; and the page on paper. */

for (const language of LANGUAGES) {
  const title = `a second sitting is compared with the first, times are told, a mark is appealed against, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ page }) => {
    test.slow();
    await page.setViewportSize(DESK);
    await openTrial(page, language);
    await submit(page);
    await expect(page.locator('[data-sittings]')).toContainText(say(language, 'result.sittings.first'));

    const attemptId = await openTrial(page, language);
    for (const number of [1, 2]) await giveAnswer(page, number, rightAnswer(number));
    await page.locator('[data-number="2"]').click();
    await page.locator('[data-flag]').click();
    // Visible for a moment, so that there is a time to show.
    await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
    await openAttempt(page, attemptId);
    await expect(question(page, 2)).toBeVisible();
    await submit(page);
    await expect(page.locator('[data-sittings]')).toContainText(
      say(language, 'result.sittings.better', { count: 2 }),
    );
    await expect(page.locator('[data-sittings] tbody tr')).toHaveCount(2);
    const ofType = page.locator(
      `progress[aria-label="${say(language, 'mockTests.type.true-false-not-given')}"]`,
    );
    await expect(ofType).toHaveAttribute('value', '2');
    await expect(page.locator('[data-result="2"]')).toContainText(say(language, 'result.receipt.flagged'));
    await expect(page.locator('[data-result="1"] [data-time]')).toBeVisible();
    await expect(page.locator('[data-result="3"] [data-rule="blank"]')).toBeVisible();

    await page.locator('[data-open-appeal="3"]').click();
    const form = page.locator('[data-appeal="3"]');
    await form.getByRole('button', { name: say(language, 'result.appeal.send') }).click();
    await expect(form).toContainText(say(language, 'result.appeal.short'));
    await expectAccessible(page);
    await form.locator('textarea').fill('Paragraph B says the opposite of the key.');
    await form.getByRole('button', { name: say(language, 'result.appeal.send') }).click();
    await expect(page.locator('[data-appeal-state="waiting"]')).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-appeal-state="waiting"]')).toContainText(
      'Paragraph B says the opposite',
    );
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    expect(await sidewaysScroll(page)).toBe(0);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-print]')).toBeHidden();
    await expect(page.locator('[data-open-appeal="4"]')).toBeHidden();
    await expect(page.locator('[data-result="13"]')).toBeVisible();
  });
}

/** The result of Speaking and Writing with missing, unjudged or unknown answers. */
for (const language of LANGUAGES) {
  const title = `nothing recorded, an answer that was broken off, and no connection are three things, in ${language}`;
  test(title, unlessIn('en', language), async ({ page, watch }) => {
    await speak(page.context(), language);
    const begin = async (skill: string) => {
      const started = await page.request.post('/api/attempts', {
        headers: API_HEADERS,
        data: { mock_test: 'free-trial', skill },
      });
      return ((await started.json()) as { attempt_id: string }).attempt_id;
    };
    const end = (id: string) =>
      page.request.post(`/api/attempts/${id}/submission`, { headers: API_HEADERS, data: { answers: [] } });

    const silent = await begin('speaking');
    await end(silent);
    await open(page, paths.attemptResult({ attemptId: silent }));
    const review = page.locator('[data-speaking-review]');
    await expect(review).toContainText(say(language, 'speaking.review.noneTitle'));
    await expect(review).not.toContainText(say(language, 'speaking.review.stored'));

    const blank = await begin('writing');
    await end(blank);
    await open(page, paths.attemptResult({ attemptId: blank }));
    // On paper the task is not folded away; on the screen it is again.
    const task = page.locator('[data-review-task="1"] details').first();
    const print = (event: string) => page.evaluate((type) => window.dispatchEvent(new Event(type)), event);
    await expect(task).toBeVisible();
    await print('beforeprint');
    await expect(task).toHaveAttribute('open', '');
    await print('afterprint');
    await expect(task).not.toHaveAttribute('open');
    await expect(page.locator('[data-writing-review]')).toContainText(
      say(language, 'writing.review.noneTitle'),
    );

    const broken = await begin('speaking');
    await page.request.put(`/api/attempts/${broken}/responses/p1q1/chunks/0`, {
      headers: { ...API_HEADERS, 'content-type': 'audio/wav' },
      data: aWave(1_000),
    });
    await end(broken);
    const responses = `**/api/attempts/${broken}/responses`;
    await page.route(responses, (route) => route.abort());
    watch.allow(/ERR_FAILED/);
    await open(page, paths.attemptResult({ attemptId: broken }));
    await expect(review.getByRole('alert')).toContainText(say(language, 'speaking.review.listUnreachable'));
    await expect(review).not.toContainText(say(language, 'speaking.review.nothing'));
    await expectAccessible(page);
    await page.unroute(responses);
    await review.getByRole('button', { name: say(language, 'mockTests.player.retry') }).click();
    await expect(review.locator('[data-review-question="p1q1"]')).toContainText(
      say(language, 'speaking.review.unfinished'),
    );
    await expect(review).toContainText(say(language, 'speaking.review.stored'));
    await expect(review.locator('[data-review-question="p1q2"]')).toContainText(
      say(language, 'speaking.review.nothing'),
    );
  });
}

for (const language of LANGUAGES) {
  const title = `the result is taken along as a PDF file, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ page, watch }) => {
    watch.allow(/ERR_FAILED.*document/);
    await page.setViewportSize(PHONE);
    await openTrial(page, language);
    await giveAnswer(page, 1, rightAnswer(1));
    await submit(page);
    const button = page.locator('[data-download-document]');
    await expect(button).toHaveText(say(language, 'download.button'));

    // Without a connection it says so, and the page's content stays.
    await page.route('**/document*', (route) => route.abort());
    await button.click();
    await expect(page.locator('[data-download="failed"]')).toContainText(say(language, 'download.failed'));
    await expectAccessible(page);
    await page.unroute('**/document*');

    await button.focus();
    const { name, bytes } = await downloadPdf(page, () => page.keyboard.press('Enter'));
    expect(name).toMatch(/^ninefold-free-trial-reading-\d{4}-\d\d-\d\d\.pdf$/);
    await expect(page.locator('[data-download="done"]')).toContainText(name);
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(button).toBeHidden();

    const { text, title, language: told } = readPdf(bytes);
    const inOnePiece = text.replaceAll(/\s/g, '');
    const skill = say(language, 'mockTests.skill.reading');
    for (const words of [
      say(language, 'mockTests.result.title', { skill }),
      say(language, 'mockTests.result.raw', { raw: 1, count: 13 }),
      say(language, 'mockTests.type.sentence-completion'),
      say(language, 'document.pages', { page: 1, pages: readPdf(bytes).pages.length }),
      ...EXPLANATIONS.map((each) => each[language].slice(0, 30)),
    ])
      expect(inOnePiece).toContain(words.replaceAll(/\s/g, ''));
    expect(title).toContain('Ninefold IELTS');
    expect(told).toBe(language);
  });
}
