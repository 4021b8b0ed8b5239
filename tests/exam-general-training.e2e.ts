import { readFileSync } from 'node:fs';
import { overallBand } from '#ielts/bands/band.ts';
import { paths } from '#paths';
import { aLearner, grant, signInAs } from './browser/a-learner.ts';
import { byMouse } from './browser/answering.ts';
import {
  asBand,
  idOfSitting,
  inSitting,
  passTimeUntil,
  row,
  stage,
  WITH_SOUND,
} from './browser/exam-journey.ts';
import { endTestRecording, hurryInterview } from './browser/interview.ts';
import { expectSaveState, question } from './browser/sitting.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { DESK, expect, open, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/** A whole General Training test: short texts with a band table of their own, and a letter. */

test.use(WITH_SOUND);

const TEST = 'general-training-1';
type Section = {
  readonly skill: string;
  readonly bands: readonly { readonly minRaw: number; readonly band: number }[];
  readonly answers: readonly { readonly number: number; readonly key: string }[];
};
const sectionsOf = (mockTest: string) =>
  (
    JSON.parse(readFileSync(`content/mock-tests/${mockTest}/answer-key.json`, 'utf8')) as {
      readonly sections: readonly Section[];
    }
  ).sections;

/** Right answers to some questions of a section, one of each type, and the band that they give. */
function someOf(skill: 'listening' | 'reading', numbers: readonly number[]) {
  const section = sectionsOf(TEST).find((each) => each.skill === skill);
  const answers = numbers.map((number) => ({
    number,
    value: (section?.answers.find((each) => each.number === number)?.key ?? '').replace(/\([^)]*\)\s*/g, ''),
  }));
  return { answers, raw: numbers.length, band: bandOf(TEST, skill, numbers.length) };
}

const bandOf = (mockTest: string, skill: string, raw: number) =>
  sectionsOf(mockTest)
    .find((each) => each.skill === skill)
    ?.bands.find(({ minRaw }) => minRaw <= raw)?.band ?? 0;

test('a learner sits a whole General Training test, and sees its bands', async ({ page, watch }) => {
  const { press, answer, write } = byMouse(page);
  const listening = someOf('listening', [1, 11, 16, 21, 27, 31]);
  const reading = someOf('reading', [1, 8, 15, 21, 25, 26, 28, 33, 37, 40]);
  await page.setViewportSize(DESK);
  await page.addInitScript(hurryInterview);
  const learner = await aLearner({ language: 'en' });
  await grant(learner, 'premium_account_id');
  await signInAs(page, learner, 'en');

  await open(page, paths.plan({ slug: 'premium-account' }));
  await press(`[data-start-sitting="${TEST}"]`);
  await expect(page.locator('[data-begin-listening]')).toBeEnabled({ timeout: 60_000 });
  await press('[data-begin-listening]');
  await expect(page.locator('[data-listening="playing"]')).toBeVisible();
  const sittingId = await idOfSitting(page);
  for (const { number, value } of listening.answers) await answer(number, value);
  await expectSaveState(page, 'saved');
  await passTimeUntil(page, sittingId, 90);
  await page.reload();
  await expect(page.locator('[data-listening="check"]')).toBeVisible();
  await press('[data-submit-attempt]');
  await press('[data-confirm-submit]');

  await inSitting(page, sittingId);
  await press('[data-begin-next="reading"]');
  await expect(question(page, 1)).toBeVisible();
  for (const { number, value } of reading.answers) await answer(number, value);
  await expectSaveState(page, 'saved');
  await press('[data-submit-attempt]');
  await press('[data-confirm-submit]');

  await inSitting(page, sittingId);
  await press('[data-begin-next="writing"]');
  const essay = 'textarea[data-essay]';
  // A letter has no chart: its points are in the task.
  await expect(page.locator('[data-task="1"]')).toContainText('In your letter');
  await expect(page.locator('[data-chart]')).toHaveCount(0);
  await write(essay, 'Dear Sir or Madam, I am writing about my order.');
  await press('[data-go-to-task="2"]');
  await expect(page.locator(essay)).toHaveValue('');
  await write(essay, 'Some people work at home every day.');
  await expectSaveState(page, 'saved');
  await press('[data-submit-attempt]');
  await press('[data-confirm-submit]');

  await inSitting(page, sittingId);
  await expect(
    stage(page, 'speaking').or(page.locator('[data-begin-next="speaking"]')).first(),
  ).toBeVisible();
  for (const [skill, { band, raw }] of [
    ['listening', listening],
    ['reading', reading],
  ] as const) {
    await expect(row(page, skill)).toContainText(
      say('en', 'sitting.sections.band', { band: band.toFixed(1) }),
    );
    await expect(row(page, skill)).toContainText(say('en', 'sitting.sections.raw', { raw, count: 40 }));
  }
  // The same number of right answers is worth less than in Academic Reading, whose texts are harder.
  expect(reading.band).toBeLessThan(bandOf('academic-1', 'reading', reading.raw));

  await press('[data-begin-next="speaking"]');
  await press('[data-turn-on]');
  await expect(page.locator('[data-heard]')).toBeVisible();
  await press('[data-test-record]');
  await page.evaluate(endTestRecording);
  await expect(page.locator('[data-test-playback]')).toBeVisible();
  await press('[data-begin-interview]');
  await expect(page.locator('[data-step="p1q1"][data-phase="answering"]')).toBeVisible();
  await expect(page.locator('[data-storing="stored"]')).toBeVisible();
  await press('[data-end-section]');
  await press('[data-confirm-end]');
  await expect(page.locator('[data-interview-finish="settled"]')).toBeVisible();
  await press('[data-hand-in]');
  await inSitting(page, sittingId);
  await expect(page.locator('[data-overall="later"]')).toBeVisible();

  await askDatabase(
    siteDataDir(),
    `update attempts set band_times_two = case skill when 'writing' then 13 else 14 end, marks = '[]'
     where sitting_id = $1 and skill in ('writing', 'speaking')`,
    [sittingId],
  );
  await page.reload();
  const overall = overallBand([asBand(listening.band), asBand(reading.band), asBand(6.5), asBand(7)]);
  await expect(page.locator(`[data-overall="${overall}"]`)).toContainText(
    say('en', 'sitting.overall.band', { band: overall.toFixed(1) }),
  );
  await press('[data-review="reading"]');
  await expect(page.locator(`[data-raw-score="${reading.raw}"]`)).toBeVisible();
  await expect(page.locator(`[data-band="${reading.band.toFixed(1)}"]`)).toBeVisible();
  const reached = page.locator('tr[data-reached]');
  await expect(reached).toHaveCount(1);
  await expect(reached.locator('td').last()).toHaveText(reading.band.toFixed(1));
  expect(watch.heard()).toEqual([]);
});
