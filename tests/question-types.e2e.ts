import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paths } from '#paths';

import { expectAccessible } from './browser/accessibility.ts';
import { API_HEADERS, expectSaveState, question, toQuestions } from './browser/sitting.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES } from './browser/texts.ts';

/** Every question type, sat on the demonstration paper. */

type KeyFile = {
  readonly sections: readonly {
    readonly skill: string;
    readonly answers: readonly { readonly number: number; readonly key: string }[];
  }[];
};
const keyFile = JSON.parse(
  readFileSync('content/mock-tests/demonstration/answer-key.json', 'utf8'),
) as KeyFile;
const KEYS = keyFile.sections.flatMap(({ skill, answers }) => (skill === 'reading' ? answers : []));

const plain = (key: string) => key.replace(/\([^)]*\)\s*/g, '').trim();

async function startDemonstration(page: Page): Promise<void> {
  const reply = await page.request.post('/api/attempts', {
    headers: API_HEADERS,
    data: { mock_test: 'demonstration', skill: 'reading' },
  });
  const { attempt_id: attemptId } = (await reply.json()) as { attempt_id: string };
  await open(page, paths.attempt({ attemptId }));
  await toQuestions(page);
}

/** Gives one answer by mouse, whatever its field is. */
async function answerByMouse(page: Page, number: number, answer: string): Promise<void> {
  const place = question(page, number);
  const words = place.locator('input[type="text"]');
  if ((await words.count()) > 0) return await words.fill(answer);
  const list = place.locator('select');
  if ((await list.count()) > 0) {
    await list.selectOption(answer);
    return;
  }
  // Several letters share one list, which has the first of its numbers.
  const group =
    (await place.locator('label').count()) > 0 ? place : page.locator('fieldset[data-question="6"]');
  for (const letter of answer.split(/\s+(?=[A-E]\b)/)) {
    await group.locator(`label:has(input[value="${letter}"])`).click();
  }
}

async function submit(page: Page): Promise<void> {
  await expectSaveState(page, 'saved');
  await page.locator('[data-submit-attempt]').click();
  await page.locator('[data-confirm-submit]').click();
  await expect(page).toHaveURL(/\/result$/);
}

for (const language of LANGUAGES) {
  const title = `all types are answered by mouse and marked in full, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ page, context }) => {
    test.slow();
    await speak(context, language);
    await page.setViewportSize(DESK);
    await startDemonstration(page);
    await expectAccessible(page);
    // Our arrow is drawn on each list, in place of the browser's.
    const lists = page.locator('select');
    expect(await lists.count()).toBeGreaterThan(0);
    for (const list of await lists.all()) {
      await expect(list).toHaveCSS('appearance', 'none');
      await expect(list.locator('xpath=following-sibling::*[name()="svg"]')).toHaveCount(1);
    }
    for (const { number, key } of KEYS) await answerByMouse(page, number, plain(key));
    await submit(page);
    await expect(page.locator('[data-result][data-right="true"]')).toHaveCount(KEYS.length);
    await expectAccessible(page);
  });
}

test('all types are answered by keyboard alone', async ({ page }) => {
  test.slow();
  await startDemonstration(page);
  for (const { number, key } of KEYS) {
    const answer = plain(key);
    const place = question(page, number);
    const words = place.locator('input[type="text"]');
    if ((await words.count()) > 0) {
      await words.focus();
      await page.keyboard.type(answer);
    } else if ((await place.locator('select').count()) > 0) {
      await place.locator('select').focus();
      await page.keyboard.type(answer);
      await expect(place.locator('select')).toHaveValue(answer);
    } else if (number === 6 || number === 39) {
      for (const letter of number === 6 ? ['B', 'C'] : answer.split(' ')) {
        await place.locator(`input[value="${letter}"]`).focus();
        await page.keyboard.press('Space');
      }
    } else if (number !== 7) {
      await place.locator('input').first().focus();
      await page.keyboard.press('Space');
      const values = await place
        .locator('input')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
      for (let step = values.indexOf(answer); step > 0; step -= 1) await page.keyboard.press('ArrowDown');
    }
  }
  await submit(page);
  await expect(page.locator('[data-result][data-right="true"]')).toHaveCount(KEYS.length);
});

test('an option is dragged from its box to a question, and not into another group', async ({ page }) => {
  await page.setViewportSize(DESK);
  await startDemonstration(page);
  // As events: while the mouse drags, the page would scroll under it.
  async function drag(text: string, number: number): Promise<void> {
    const data = await page.evaluateHandle(() => new DataTransfer());
    const target = question(page, number).locator('select');
    await page.locator('[data-option]', { hasText: text }).dispatchEvent('dragstart', { dataTransfer: data });
    await target.dispatchEvent('dragover', { dataTransfer: data });
    await target.dispatchEvent('drop', { dataTransfer: data });
  }
  const held = (number: number) => question(page, number).locator('select');
  await drag('Gates that needed nobody', 11);
  await expect(held(11)).toHaveValue('iv');
  await drag('Old records for a new purpose', 14);
  await expect(held(14)).toHaveValue('');
  await drag('Priya Nair', 14);
  await expect(held(14)).toHaveValue('C');
});

test('on a phone the paper fits; of several letters no more can be chosen than asked for, and one taken back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await startDemonstration(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  const letters = page.locator('fieldset[data-question="6"]');
  await letters.locator('label:has(input[value="A"])').click();
  await letters.locator('label:has(input[value="D"])').click();
  await expect(letters.locator('input[value="B"]')).toBeDisabled();
  await letters.locator('label:has(input[value="A"])').click();
  await letters.locator('label:has(input[value="B"])').click();
  await expect(letters.locator('input:checked')).toHaveCount(2);
  await expectSaveState(page, 'saved');
  await page.reload();
  await expect(letters.locator('input[value="B"]')).toBeChecked();
  await expect(letters.locator('input[value="D"]')).toBeChecked();
  await expect(letters.locator('input:checked')).toHaveCount(2);
});
