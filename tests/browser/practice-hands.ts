import type { Locator, Page } from '@playwright/test';
import type { QuestionStep } from '#features/practice/web/session/list-steps.ts';
import { fillInRight } from './practice-right.ts';
import { expect } from './site-test.ts';

/** How a question is answered: by keys alone, by a mouse, or by a finger. A context of a finger must have `hasTouch`. */
export type Hand = 'keys' | 'mouse' | 'finger';

const MOST_TABS = 80;
const form = (page: Page): Locator => page.locator('form[data-step]');
const area = (page: Page): Locator => form(page).locator('[data-area]');

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** Moves the focus with Tab until an element has it. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    if (await hasFocus(element)) return;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(element)}.`);
}

/** The first option of each question in a list of options, by its place in the whole list. */
const firstOptions = (page: Page): Promise<readonly number[]> =>
  area(page).evaluate((element) => {
    const inputs = Array.from(
      element.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]'),
    );
    const names = new Set<string>();
    return inputs.flatMap(({ type, name }, place) => {
      if (type === 'checkbox') return place < 2 ? [place] : [];
      if (names.has(name)) return [];
      names.add(name);
      return [place];
    });
  });

const point = (element: Locator, hand: 'mouse' | 'finger'): Promise<void> =>
  hand === 'mouse' ? element.click() : element.tap();

async function press(page: Page, element: Locator, hand: Hand): Promise<void> {
  if (hand !== 'keys') return point(element, hand);
  await tabTo(page, element);
  await page.keyboard.press('Enter');
}

/** The keys 1 to 9 press the buttons of a list too. */
async function pressFirst(page: Page, buttons: Locator, hand: Hand): Promise<void> {
  if (hand === 'keys') await page.keyboard.press('1');
  else await point(buttons.first(), hand);
}

/** Puts something into every field of the question that is shown. */
async function fillIn(page: Page, hand: Hand): Promise<void> {
  for (const place of await firstOptions(page)) {
    if (hand === 'keys') await page.keyboard.press(String(place + 1));
    else {
      const label = area(page).locator('label:has(input[type=radio]), label:has(input[type=checkbox])');
      await point(label.nth(place), hand);
    }
  }
  for (const field of await area(page).locator('textarea:visible, input[type=text]:visible').all()) {
    if (hand === 'keys') await tabTo(page, field);
    else await point(field, hand);
    await page.keyboard.press('End');
    await page.keyboard.type(' two');
  }
  for (const field of await area(page).locator('select:visible').all()) {
    if (hand !== 'keys') await field.selectOption({ index: 1 });
    else {
      await tabTo(page, field);
      await page.keyboard.press('ArrowDown');
    }
  }
  const pool = area(page).locator('[role=group][aria-label]').last();
  const words = pool.locator('button[aria-pressed]');
  if ((await words.count()) > 0) await pressFirst(page, words, hand);
  const pieces = pool.locator('button:not([aria-pressed])');
  // A piece that is chosen leaves the list.
  if ((await area(page).locator('input').count()) === 0) {
    for (let left = await pieces.count(); left > 0; left -= 1) await pressFirst(page, pieces, hand);
  }
}

const OWN_WORK: readonly string[] = ['write', 'record'];

/**
 * Answers the question that is shown, checks it, and expects a verdict. A hand that points gives the right answer to
 * `step`; without it, and by keys, what is answered is seldom right.
 */
export async function answerShown(page: Page, hand: Hand, step?: QuestionStep): Promise<void> {
  const check = form(page).locator('button[type=submit]');
  if (step === undefined || hand === 'keys' || OWN_WORK.includes(step.group.type)) await fillIn(page, hand);
  else await fillInRight(page, step, hand);
  // What is said aloud needs a microphone, which these browsers do not have.
  if (await check.isDisabled()) await press(page, form(page).locator('button[data-skip]'), hand);
  else await press(page, check, hand);
  await expect(page.locator('[data-next]')).toBeFocused();
}

/** Goes on to the next question, or to the summary. */
export async function goOn(page: Page, hand: Hand): Promise<void> {
  if (hand === 'keys') await page.keyboard.press('Enter');
  else await point(page.locator('[data-next]'), hand);
}
