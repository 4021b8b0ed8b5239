import type { Page } from '@playwright/test';
import { question } from './sitting.ts';
import { expect, tabTo } from './site-test.ts';

/** How a person goes through a test: with a mouse, or with keys alone. */
type Hand = {
  press(selector: string): Promise<void>;
  /** Goes to a question by its number and answers it, whatever its field is. */
  answer(number: number, value: string): Promise<void>;
  write(selector: string, text: string): Promise<void>;
};

export function byMouse(page: Page): Hand {
  return {
    press: async (selector) => await page.locator(selector).click(),
    write: async (selector, text) => await page.locator(selector).fill(text),
    async answer(number, value) {
      await page.locator(`nav button[data-number="${number}"]`).click();
      const place = question(page, number);
      const [words, list] = [place.locator('input[type="text"]'), place.locator('select')];
      await expect(place.locator('input, select').first()).toBeVisible();
      if ((await words.count()) > 0) return await words.fill(value);
      if ((await list.count()) > 0) return void (await list.selectOption(value));
      // Letters, of which several may be chosen; or a verdict of two words.
      const chosen = /^[A-Z]( [A-Z])*$/.test(value) ? value.split(' ') : [value];
      for (const letter of chosen) await place.locator(`label:has(input[value="${letter}"])`).click();
    },
  };
}

export function byKeyboard(page: Page): Hand {
  async function press(selector: string): Promise<void> {
    await page.locator(selector).waitFor();
    await tabTo(page, selector, { most: 160 });
    await page.keyboard.press('Enter');
  }
  return {
    press,
    async write(selector, text) {
      await tabTo(page, selector);
      await page.keyboard.insertText(text);
    },
    async answer(number, value) {
      // A question on the page is reached from field to field, another one by its number below.
      const field = `[data-question="${number}"] input, [data-question="${number}"] select`;
      if (await question(page, number).first().isVisible()) await tabTo(page, field, { most: 160 });
      else await press(`nav button[data-number="${number}"]`);
      const focused = question(page, number).locator(':focus');
      await expect(focused).toBeVisible();
      const type = await focused.evaluate((field) => (field as HTMLInputElement).type);
      if (type === 'text') return await page.keyboard.type(value);
      if (type.startsWith('select')) {
        await page.keyboard.type(value);
        return await expect(focused).toHaveValue(value);
      }
      if (type === 'checkbox') {
        for (const letter of value.split(' ')) {
          await expect(focused).toBeVisible();
          if ((await focused.getAttribute('value')) !== letter) {
            await tabTo(page, `[data-question="${number}"] input[value="${letter}"]`, { most: 8 });
          }
          await page.keyboard.press('Space');
        }
        return;
      }
      await page.keyboard.press('Space');
      for (let presses = 0; presses < 6; presses += 1) {
        if ((await focused.getAttribute('value')) === value) return;
        await page.keyboard.press('ArrowDown');
      }
      throw new Error(`Question ${number} has no ${value}.`);
    },
  };
}
