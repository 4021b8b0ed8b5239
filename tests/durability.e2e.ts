import type { Page } from '@playwright/test';
import { findPostmaster, listSavedAnswers } from './browser/site-database.ts';
import { makeDataDirectory, removeDataDirectory, startSite } from './browser/site-process.ts';
import { expect, open, test } from './browser/site-test.ts';
import {
  expectAnswer,
  expectInJournal,
  expectSaveState,
  gap,
  giveAnswer,
  openTrial,
  submit,
} from './browser/sitting.ts';

/** Errors in the consoles while there is no server are ignored. All others count. */
const OUTAGE = [
  /ERR_CONNECTION_(?:REFUSED|RESET)/,
  /ERR_EMPTY_RESPONSE/,
  /ERR_SOCKET_NOT_CONNECTED/,
  /status of 50[03]/,
  /Failed to fetch/,
];

/** Notes the acknowledged state: the newest change of every answer that the server called saved. */
function listenToAcknowledgements(page: Page): ReadonlyMap<number, number> {
  const acknowledged = new Map<number, number>();
  page.on('response', (response) => {
    if (!response.url().endsWith('/answers') || !response.ok()) return;
    void response
      .json()
      .then(({ saved }: { saved: { number: number; sequence: number }[] }) => {
        for (const { number, sequence } of saved) {
          acknowledged.set(number, Math.max(sequence, acknowledged.get(number) ?? 0));
        }
      })
      .catch(() => undefined);
  });
  return acknowledged;
}

async function expectNothingLost(
  dataDir: string,
  attemptId: string,
  acknowledged: ReadonlyMap<number, number>,
): Promise<void> {
  const stored = new Map(
    (await listSavedAnswers(dataDir, attemptId)).map(({ number, sequence }) => [number, sequence]),
  );
  for (const [number, sequence] of acknowledged) {
    expect(stored.get(number) ?? 0, `question ${number}`).toBeGreaterThanOrEqual(sequence);
  }
}

const WORDS = 'a slow and careful answer that is written word by word while the power fails';

/** Writes into the gaps, a key at a time, until the returned function is called. */
function keepWriting(page: Page) {
  let stopped = false;
  // A test that fails in the meantime takes its page away.
  const writing = write().catch(() => undefined);
  async function write(): Promise<void> {
    for (let turn = 0; !stopped; turn += 1) {
      const field = gap(page, 10 + (turn % 4));
      await field.fill('');
      for (const letter of WORDS.slice(0, 20 + (turn % 5))) {
        if (stopped) break;
        await field.press(letter === ' ' ? 'Space' : letter);
      }
    }
  }
  return async () => {
    stopped = true;
    await writing;
  };
}

async function expectEverythingKept(page: Page, dataDir: string, attemptId: string): Promise<void> {
  await expectSaveState(page, 'saved');
  const stored = new Map(
    (await listSavedAnswers(dataDir, attemptId)).map(({ number, value }) => [number, value]),
  );
  for (const number of [10, 11, 12, 13])
    expect(stored.get(number) ?? '').toBe(await gap(page, number).inputValue());
}

test('whatever is killed while a candidate writes: what was called saved is there, and the rest is sent again', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allow(...OUTAGE);
  const dataDir = makeDataDirectory();
  let site = await startSite({ dataDir });
  try {
    const acknowledged = listenToAcknowledgements(page);
    const attemptId = await openTrial(page, 'en', site.url);
    await giveAnswer(page, 1, 'TRUE');
    await expectSaveState(page, 'saved');
    const countSaved = () => [...acknowledged.values()].reduce((sum, sequence) => sum + sequence, 0);

    await test.step('the server, while it saves', async () => {
      const before = countSaved();
      const stopWriting = keepWriting(page);
      await expect.poll(countSaved).toBeGreaterThan(before);
      await page.waitForRequest((request) => request.url().endsWith('/answers'));
      await site.kill();
      await expectNothingLost(dataDir, attemptId, acknowledged);
      await expectSaveState(page, 'not-saved');
      await stopWriting();
      site = await startSite({ dataDir, port: site.port });
      await expectEverythingKept(page, dataDir, attemptId);
    });

    await test.step('the database', async () => {
      const before = countSaved();
      const stopWriting = keepWriting(page);
      await expect.poll(countSaved).toBeGreaterThan(before);
      const { pid } = await findPostmaster(dataDir);
      process.kill(pid, 'SIGKILL');
      await expectSaveState(page, 'not-saved');
      const promised = new Map(acknowledged);
      await stopWriting();
      await expectEverythingKept(page, dataDir, attemptId);
      await expectNothingLost(dataDir, attemptId, promised);
      expect((await findPostmaster(dataDir)).pid).not.toBe(pid);
    });

    await test.step('the server and the tab together', async () => {
      await site.kill();
      await giveAnswer(page, 10, 'branch lines');
      await giveAnswer(page, 12, 'Dublin time');
      await expectSaveState(page, 'not-saved');
      await expectInJournal(page, [
        [10, 'branch lines'],
        [12, 'Dublin time'],
      ]);
      const last = await gap(page, 13).inputValue();
      await page.close();
      site = await startSite({ dataDir, port: site.port });
      const next = await context.newPage();
      await open(next, `${site.url}/attempts/${attemptId}`);
      await expectAnswer(next, 1, 'TRUE');
      await expectAnswer(next, 10, 'branch lines');
      await expectAnswer(next, 12, 'Dublin time');
      await expectAnswer(next, 13, last);
      await expectEverythingKept(next, dataDir, attemptId);
      await submit(next);
      await expect(next.locator('[data-raw-score]')).toHaveAttribute('data-raw-score', '2');
    });
  } finally {
    await site.stop();
    removeDataDirectory(dataDir);
  }
});
