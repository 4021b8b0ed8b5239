import { paths } from '#paths';
import { LANGUAGE_COOKIE } from '#platform/i18n/language.ts';
import { GRADED_MS, REPORT } from './browser/graded-work.ts';
import { PHONE, siteUrl } from './browser/site-test.ts';
import { API_HEADERS } from './browser/sitting.ts';
import {
  alive,
  expect,
  OLD_BROWSERS,
  RUNS_HERE,
  sidewaysScroll,
  test,
  unlessWith,
  until,
} from './oldest-browser-chromium.ts';

/** A graded text in the oldest browsers that the terms promise. */
test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');

/** In the page: submits the free trial's Writing as a visitor; the id of its text. */
async function submitReport(text: string, key: string): Promise<string> {
  const send = async (method: string, path: string, data?: object) => {
    const answer = await fetch(path, {
      method,
      headers: { 'x-requested-key': key, 'content-type': 'application/json' },
      body: data ? JSON.stringify(data) : undefined,
    } as RequestInit);
    return answer.json() as Promise<unknown>;
  };
  const started = (await send('POST', '/api/attempts', { mock_test: 'free-trial', skill: 'writing' })) as {
    attempt_id: string;
  };
  const id = started.attempt_id;
  await send('POST', '/api/attempts/' + id + '/submission', {
    answers: [{ number: 1, value: text, sequence: 1 }],
  });
  const listed = (await send('GET', '/api/attempts/' + id + '/works')) as { works: { work_id: string }[] };
  const first = listed.works[0];
  return first ? first.work_id : '';
}

for (const [name, lacks] of Object.entries(OLD_BROWSERS)) {
  const usual = unlessWith('as little as Firefox 68 and Safari 12 have', name);
  test(
    `a text is graded while its page is open, and read with its comments, with ${name}`,
    usual,
    async ({ visit: { page } }) => {
      test.slow();
      for (const forget of lacks) await page.evaluateOnNewDocument(forget);
      await page.setViewport(PHONE);
      await page.setCookie({ name: LANGUAGE_COOKIE, value: 'zh-Hant', url: siteUrl() });
      await page.goto(siteUrl() + paths.howWeMark());
      await alive(page);
      const workId = await page.evaluate(submitReport, REPORT, API_HEADERS['x-requested-key']);
      await page.goto(siteUrl() + paths.work({ workId }));
      await alive(page);
      await page.waitForFunction(() => document.querySelector('[data-verdict]') !== null, {
        timeout: GRADED_MS,
      });
      expect(await sidewaysScroll(page)).toBe(0);
      await page.click('[data-mark]');
      await until(page, '[data-comment]:focus');
      await page.click('[data-comment]:focus [data-back]');
      await until(page, '[data-mark]:focus');
      await page.click('[data-work-task] summary');
      await until(page, '[data-chart="line"]');
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );
}
