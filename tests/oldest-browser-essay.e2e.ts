import { paths } from '#paths';
import { aLearner, askSession, aSessionOf, grant } from './browser/a-learner.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { PHONE, siteUrl } from './browser/site-test.ts';
import { API_HEADERS } from './browser/sitting.ts';
import { LANGUAGES } from './browser/texts.ts';
import { signInOld } from './oldest-browser-account.ts';
import {
  alive,
  expect,
  OLD_BROWSERS,
  RUNS_HERE,
  test,
  unlessWith,
  until,
} from './oldest-browser-chromium.ts';
import { expectFits } from './oldest-browser-sitting.ts';

/** A practice essay, written and submitted in the oldest browsers that the terms promise. */
test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');

const PROMPT = 'Some people think that every city should have fewer cars. Do you agree or disagree?';

for (const [index, [name, lacks]] of Object.entries(OLD_BROWSERS).entries()) {
  const usual = unlessWith('as little as Firefox 68 and Safari 12 have', name);
  const language = LANGUAGES[index % 2] ?? 'en';

  test(
    `a practice essay is saved, and submitted, with ${name}`,
    usual,
    async ({ visit: { page, allow } }) => {
      allow(/status of 404/);
      for (const forget of lacks) await page.evaluateOnNewDocument(forget);
      await page.setViewport(PHONE);
      const learner = await aLearner({ language });
      await grant(learner, 'basic_account_id');
      const { stored, cookie } = await askSession(await aSessionOf(learner));
      const { token } = JSON.parse(stored) as { token: string };
      const started = await fetch(`${siteUrl()}/api/works`, {
        method: 'POST',
        headers: {
          ...API_HEADERS,
          authorization: `Bearer ${token}`,
          cookie: `refresh=${cookie}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ kind: 'writing-task-2', own_prompt: PROMPT }),
      });
      const { work_id: workId } = (await started.json()) as { work_id: string };
      await signInOld(page, learner, language);
      await page.goto(siteUrl() + paths.writeWork({ workId }));
      await alive(page);
      await until(page, '[data-draft-text]');
      await page.type('[data-draft-text]', 'Cars are useful. ');
      await until(page, '[data-save="saved"]');
      await page.reload();
      await until(page, '[data-draft-text]');
      await page.type('[data-draft-text]', 'Buses are cheap.');
      await until(page, '[data-save="saved"]');
      await expectFits(page, 'the editor');
      await page.click('[data-submit-draft]');
      await until(page, '[data-confirm-submit]');
      await expectFits(page, 'the question');
      await page.click('[data-confirm-submit]');
      await expect.poll(() => page.url()).toBe(siteUrl() + paths.work({ workId }));
      const [work] = await askDatabase<{ text: string; submitted: boolean }>(
        siteDataDir(),
        'select text, submitted_at is not null as submitted from works where id = $1',
        [workId],
      );
      expect(work).toEqual({ text: 'Cars are useful. Buses are cheap.', submitted: true });
    },
  );
}
