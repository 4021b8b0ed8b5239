import type { Locator, Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** How a person uses a page: with a mouse, with keys alone, or with a finger. */
export type Hand = {
  /** A button or a link. */
  press(target: Locator): Promise<void>;
  /** A field for text. What stands in it is replaced. */
  write(target: Locator, text: string): Promise<void>;
  /** An option of a list. */
  choose(list: Locator, value: string): Promise<void>;
  /** A radio button or a box. */
  check(target: Locator): Promise<void>;
  scrollToEnd(): Promise<void>;
};

export function withMouse(page: Page): Hand {
  return {
    press: async (target) => await target.click(),
    write: async (target, text) => await target.fill(text),
    choose: async (list, value) => void (await list.selectOption(value)),
    check: async (target) => await target.check(),
    async scrollToEnd() {
      await page.mouse.move(200, 200);
      await page.mouse.wheel(0, 200_000);
    },
  };
}

/** The context must have `hasTouch`. */
export function withFinger(page: Page): Hand {
  return {
    press: async (target) => await target.tap(),
    async write(target, text) {
      await target.tap();
      await target.fill(text);
    },
    choose: async (list, value) => void (await list.selectOption(value)),
    async check(target) {
      await target.tap();
      await expect(target).toBeChecked();
    },
    scrollToEnd: async () => await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  };
}

/** The order in which Tab looks for a place when nothing is focused: it is near, seldom before, or far. */
const LOST = [
  ['Tab', 25],
  ['Shift+Tab', 50],
  ['Tab', 600],
] as const;

export function withKeys(page: Page): Hand {
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  /** Presses Tab until one of `targets` is focused. */
  async function reach(targets: Locator): Promise<void> {
    await targets.first().waitFor();
    const isThere = async () =>
      await targets.evaluateAll((all) => all.some((element) => element === document.activeElement));
    if (await isThere()) return;
    const isBefore = await targets.first().evaluate((element) => {
      const active = document.activeElement;
      if (active === null || active === document.body) return undefined;
      // oxlint-disable-next-line no-bitwise -- That is how the DOM answers.
      return (element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    });
    const plan = isBefore === undefined ? LOST : ([[isBefore ? 'Shift+Tab' : 'Tab', 600]] as const);
    for (const [key, most] of plan) {
      for (let presses = 0; presses < most; presses += 1) {
        await page.keyboard.press(key);
        if (await isThere()) return;
      }
    }
    throw new Error(`Tab never reached ${String(targets)}.`);
  }

  return {
    async press(target) {
      await expect(target).toBeEnabled();
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async write(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    async choose(list, value) {
      await reach(list);
      const steps = await list.evaluate(
        (element, wanted) =>
          [...(element as HTMLSelectElement).options].findIndex((option) => option.value === wanted) -
          (element as HTMLSelectElement).selectedIndex,
        value,
      );
      for (let step = 0; step < Math.abs(steps); step += 1) {
        await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
      }
      await expect(list).toHaveValue(value);
    },
    async check(target) {
      const [type, name] = await target.evaluate((element) => {
        const { type, name } = element as HTMLInputElement;
        return [type, name] as const;
      });
      // Tab goes to one radio button of a group; the arrows go on from there.
      await reach(type === 'radio' ? page.locator(`input[type="radio"][name="${name}"]`) : target);
      await page.keyboard.press('Space');
      for (let presses = 0; presses < 12 && !(await isFocused(target)); presses += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await expect(target).toBeChecked();
    },
    scrollToEnd: async () => await page.keyboard.press('ControlOrMeta+End'),
  };
}
