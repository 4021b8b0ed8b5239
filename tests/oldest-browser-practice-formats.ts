import { aLearner } from './browser/a-learner.ts';
import { addressOf, expectSameVerdicts, FORMAT_SETS, givePlan, startFormats } from './browser/practice.ts';
import { PHONE, siteUrl } from './browser/site-test.ts';
import { signInOld } from './oldest-browser-account.ts';
import {
  expect,
  OLD_BROWSERS,
  RUNS_HERE,
  sidewaysScroll,
  test,
  unlessWith,
  until,
  type OldPage,
} from './oldest-browser-chromium.ts';

/** The keys that choose the first option of each question in a list of options. */
const keysOfFirstOptions = (page: OldPage) =>
  page.evaluate(() => {
    const selector = 'form[data-step] [data-area] input';
    const options = Array.from(document.querySelectorAll<HTMLInputElement>(selector)).filter(
      ({ type }) => type === 'radio' || type === 'checkbox',
    );
    const names: string[] = [];
    const keys: string[] = [];
    options.forEach(({ type, name }, place) => {
      if (type === 'checkbox' ? place > 1 : names.indexOf(name) >= 0) return;
      names.push(name);
      keys.push(String(place + 1));
    });
    return keys;
  });

/** Numbers the visible fields of a kind, and tells how many there are and the second value of each list. */
const numberFields = (page: OldPage, kind: string) =>
  page.evaluate((selector) => {
    const found = Array.from(document.querySelectorAll<HTMLElement>(selector));
    const fields = found.filter(({ offsetParent }) => offsetParent !== null);
    return fields.map((field, place) => {
      field.setAttribute('data-field', String(place));
      return field instanceof HTMLSelectElement && field.options[1] ? field.options[1].value : '';
    });
  }, kind);

/** How many pieces are left to be put in order, or words to be chosen of. */
const piecesLeft = (page: OldPage) =>
  page.evaluate(() => {
    const area = document.querySelector('form[data-step] [data-area]');
    if (area === null) return { words: 0, pieces: 0 };
    const groups = area.querySelectorAll('[role=group][aria-label]');
    const pool = groups[groups.length - 1];
    if (pool === undefined) return { words: 0, pieces: 0 };
    const hasInputs = area.querySelector('input') !== null;
    return {
      words: pool.querySelectorAll('button[aria-pressed]').length,
      pieces: hasInputs ? 0 : pool.querySelectorAll('button:not([aria-pressed])').length,
    };
  });

/** Puts something into every field of the question that is shown, by keys. */
async function fillIn(page: OldPage): Promise<void> {
  for (const key of await keysOfFirstOptions(page)) await page.keyboard.press(key);
  const written = 'form[data-step] [data-area] textarea, form[data-step] [data-area] input[type=text]';
  for (const place of (await numberFields(page, written)).keys()) {
    await page.focus(`[data-field="${place}"]:not(select)`);
    await page.keyboard.press('End');
    await page.keyboard.type(' two');
  }
  for (const [place, value] of (await numberFields(page, 'form[data-step] [data-area] select')).entries()) {
    await page.select(`select[data-field="${place}"]`, value);
  }
  const { words, pieces } = await piecesLeft(page);
  if (words > 0) await page.keyboard.press('1');
  // A piece that is chosen leaves the list.
  for (let left = pieces; left > 0; left -= 1) {
    await page.keyboard.press('1');
    await page.waitForFunction(
      (most) => {
        const groups = document.querySelectorAll('form[data-step] [data-area] [role=group][aria-label]');
        const pool = groups[groups.length - 1];
        return pool === undefined || pool.querySelectorAll('button:not([aria-pressed])').length < most;
      },
      {},
      left,
    );
  }
}

/** Answers the question that is shown and checks it; its verdict. */
async function answerShown(page: OldPage): Promise<string | null> {
  await fillIn(page);
  const button = await page.evaluate(() => {
    const check = document.querySelector<HTMLButtonElement>('form[data-step] button[type=submit]');
    return check === null || check.disabled ? '[data-skip]' : 'button[type=submit]';
  });
  await page.click(`form[data-step] ${button}`);
  await until(page, 'form[data-verdict]');
  return page.evaluate(() => {
    const form = document.querySelector('form[data-verdict]');
    return form === null ? null : form.getAttribute('data-verdict');
  });
}

/**
 * Answers a question of every format in the oldest browsers that the terms promise, and compares the server's verdict with
 * the page's. `half`: which of two files has these sets.
 */
export function testFormatsOfOldBrowsers(half: 0 | 1): void {
  test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');
  for (const [name, lacks] of Object.entries(OLD_BROWSERS)) {
    const usual = unlessWith('all that Chromium 75 has', name);
    const sets = Object.entries(FORMAT_SETS).filter((_, place) => place % 2 === half);
    test(
      `${sets.flatMap(([, formats]) => formats).join(', ')}: answered and marked with ${name}`,
      usual,
      async ({ visit: { page } }) => {
        for (const forget of lacks) await page.evaluateOnNewDocument(forget);
        const learner = await aLearner({ language: 'zh-Hant' });
        await givePlan(learner);
        await signInOld(page, learner, 'zh-Hant');
        await page.setViewport(PHONE);
        for (const [set, formats] of sets) {
          const { session, left } = await startFormats(page, set, formats);
          await page.goto(siteUrl() + addressOf(session));
          const verdicts = new Map<string, string | null>();
          for (const step of left) {
            await until(page, `form[data-step="${step.id}"]:not([data-verdict])`);
            verdicts.set(step.id, await answerShown(page));
            expect(await sidewaysScroll(page), step.group.type).toBe(0);
            await page.click('[data-next]');
          }
          await until(page, '[data-summary="moved"]');
          await expectSameVerdicts(page, session, left, verdicts);
        }
      },
    );
  }
}
