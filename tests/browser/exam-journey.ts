import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { candidateNumber } from '#features/mock-tests/domain/attempts/candidate-number.ts';
import { planInterview, responseOf } from '#ielts/paper/interview.ts';
import type { SpeakingSection } from '#ielts/paper/speaking-paper.ts';
import { overallBand, parseBand, type Band } from '#ielts/bands/band.ts';
import { paths } from '#paths';
import { readPdf } from '../../src/platform/pdf/read-pdf-fixture.ts';
import { answersTo } from './academic-keys.ts';
import { expectAccessible } from './accessibility.ts';
import { aLearner, callAs, grant, signInAs } from './a-learner.ts';
import type { byMouse } from './answering.ts';
import { downloadPdf } from './download.ts';
import { expectSaveState, question } from './sitting.ts';
import { askDatabase, siteDataDir } from './site-database.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, siteUrl, watchContext, type Watch } from './site-test.ts';
import { say, type Language } from './texts.ts';

/** A browser with sound and a microphone, Chromium's own, which beeps. */
export const WITH_SOUND = {
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
};

/** A whole test as a learner sits it. */
export type Exam = {
  readonly page: Page;
  readonly watch: Watch;
  readonly language: Language;
  readonly hand: ReturnType<typeof byMouse>;
  readonly listening: ReturnType<typeof answersTo>;
  readonly reading: ReturnType<typeof answersTo>;
  readonly close: () => Promise<void>;
};

/**
 * A learner with a plan for whole tests, at a desk. `answers`: to all questions of Listening and Reading, or to some of
 * each part.
 */
export async function startExam(
  browser: Browser,
  given: {
    readonly language: Language;
    readonly hand: typeof byMouse;
    readonly answers: 'all' | 'few';
    readonly colorScheme: 'light' | 'dark';
  },
): Promise<Exam> {
  const { language, hand, answers, colorScheme } = given;
  const context: BrowserContext = await browser.newContext({
    baseURL: siteUrl(),
    viewport: DESK,
    colorScheme,
  });
  const watch = watchContext(context);
  const page = await context.newPage();
  const learner = await aLearner({ language });
  await grant(learner, 'premium_account_id');
  await signInAs(page, learner, language);
  return {
    page,
    watch,
    language,
    hand: hand(page),
    listening: answersTo('listening', answers),
    reading: answersTo('reading', answers),
    close: async () => {
      expect(watch.heard()).toEqual([]);
      await context.close();
    },
  };
}

/** A number of the tests as a band. */
export function asBand(value: number): Band {
  const band = parseBand(value);
  if (band === undefined) throw new Error(`No band: ${value}`);
  return band;
}

type Sitting = {
  readonly sitting: {
    readonly begins_at: string | null;
    readonly sections: readonly {
      readonly skill: string;
      readonly attempt: {
        readonly attempt_id: string;
        readonly phase: string;
        readonly deadline_at: string;
      } | null;
    }[];
  };
  readonly server_now: string;
};

/** Lets time pass until the open section, or the wait for the next one, has `seconds` left. */
export async function passTimeUntil(page: Page, sittingId: string, seconds: number): Promise<void> {
  const reply = (await callAs(page, 'GET', `/api/sittings/${sittingId}`)) as Sitting;
  const { sections, begins_at: beginsAt } = reply.sitting;
  const deadline = sections.find(({ attempt }) => attempt?.phase === 'open')?.attempt?.deadline_at;
  const ms = Date.parse(deadline ?? beginsAt ?? '') - Date.parse(reply.server_now) - seconds * 1000;
  const back = `$2 * interval '1 millisecond'`;
  for (const statement of [
    `update attempts set started_at = started_at - ${back}, deadline_at = deadline_at - ${back},
     submitted_at = submitted_at - ${back} where sitting_id = $1`,
    `update sittings set started_at = started_at - ${back} where id = $1`,
  ]) {
    await askDatabase(siteDataDir(), statement, [sittingId, Math.round(ms)]);
  }
}

/** Where a sitting stands, and the line of a section on its page. */
export const stage = (page: Page, name: string) => page.locator(`[data-stage="${name}"]`);
export const row = (page: Page, skill: string) => page.locator(`[data-section="${skill}"]`);

/** The page of a sitting is open. */
export async function inSitting(page: Page, sittingId: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/sittings/${sittingId}$`));
}

/** On a phone and on a desk, for every reader. */
async function expectWhole(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize(DESK);
}

/** The sitting of the attempt that a page shows. */
export async function idOfSitting(page: Page): Promise<string> {
  const attemptId = new URL(page.url()).pathname.split('/')[2] ?? '';
  const { attempt } = (await callAs(page, 'GET', `/api/attempts/${attemptId}`)) as {
    attempt: { sitting_id: string };
  };
  return attempt.sitting_id;
}

async function listeningOf(page: Page, sittingId: string): Promise<string | undefined> {
  const { sitting } = (await callAs(page, 'GET', `/api/sittings/${sittingId}`)) as Sitting;
  return sitting.sections.find(({ skill }) => skill === 'listening')?.attempt?.attempt_id;
}

/** The examiner's questions, in order; the preparation of the talk needs no answer. */
const SPEAKING = (
  JSON.parse(readFileSync('content/mock-tests/academic-1/paper.json', 'utf8')) as {
    readonly sections: readonly (SpeakingSection | { readonly skill: 'listening' })[];
  }
).sections.find((section) => section.skill === 'speaking');
const ASKED = SPEAKING ? planInterview(SPEAKING).flatMap((step) => responseOf(step)?.id ?? []) : [];

/** Answers every question of the examiner, until the server has something of each. */
async function answerAll(page: Page, press: (selector: string) => Promise<void>): Promise<void> {
  const attemptId = new URL(page.url()).pathname.split('/')[2] ?? '';
  const storedOf = async (id: string) => {
    const { responses } = (await callAs(page, 'GET', `/api/attempts/${attemptId}/responses`)) as {
      responses: { question: string; bytes: number }[];
    };
    return responses.find(({ question }) => question === id)?.bytes ?? 0;
  };
  for (const id of ASKED) {
    const answering = page.locator(`[data-step="${id}"][data-phase="answering"]`);
    const preparing = page.locator('[data-phase="preparing"]');
    await expect(answering.or(preparing)).toBeVisible({ timeout: 60_000 });
    if (await preparing.isVisible()) await press('[data-done]');
    await expect(answering).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => storedOf(id), { timeout: 30_000 }).toBeGreaterThan(0);
    await press('[data-done]');
  }
}

/** Submits Listening and Reading without their pages; the id of the sitting, which waits for Writing. */
export async function submitToReading({ page, listening, reading }: Exam): Promise<string> {
  const { sitting } = (await callAs(page, 'POST', '/api/sittings', { mock_test: 'academic-1' })) as {
    sitting: { sitting_id: string };
  };
  for (const { answers } of [listening, reading]) {
    const { sitting: now } = (await callAs(
      page,
      'POST',
      `/api/sittings/${sitting.sitting_id}/section`,
      {},
    )) as Sitting;
    const open = now.sections.find(({ attempt }) => attempt?.phase === 'open')?.attempt?.attempt_id;
    // The page stores two chosen letters as answers to two numbers.
    const stored = answers.flatMap(({ number, value }) =>
      (/^[A-Z]( [A-Z])+$/.test(value) ? value.split(' ') : [value]).map((each, place) => ({
        number: number + place,
        value: each,
        sequence: 1,
      })),
    );
    await callAs(page, 'POST', `/api/attempts/${open}/submission`, { answers: stored });
  }
  return sitting.sitting_id;
}

/** From the page of the plan to the end of Reading; the id of the sitting. */
export async function sitToReading(exam: Exam): Promise<string> {
  const { page, watch, language, hand, listening, reading } = exam;
  const { press, answer } = hand;
  // The page of the plan explains the test, the sound is loaded and checked, and Listening starts.
  await open(page, paths.plan({ slug: 'premium-account' }));
  const offer = page.locator('[data-exam-offer="academic-1"]');
  await expect(offer).toContainText(say(language, 'sitting.offer.rules.between'));
  await expect(offer).toContainText(say(language, 'sitting.offer.computer'));
  await expectWhole(page);
  await press('[data-start-sitting="academic-1"]');
  await expect(page.getByRole('dialog')).toContainText(
    say(language, 'listening.prepare.once', { minutes: 2 }),
  );
  await expect(page.locator('[data-begin-listening]')).toBeEnabled({ timeout: 60_000 });
  await expectAccessible(page);
  await press('[data-begin-listening]');
  await expect(page.locator('[data-listening="playing"]')).toBeVisible();
  await expect(page.locator('[data-play-recording], [data-place], [data-pause]')).toHaveCount(0);
  const sittingId = await idOfSitting(page);
  await expect(page.locator('[data-candidate-number]')).toHaveText(
    say(language, 'mockTests.player.candidate', {
      name: 'Mei Lin',
      number: candidateNumber(sittingId),
    }),
  );
  // Also questions of parts that come later: they are seen in advance.
  for (const { number, value } of listening.answers) await answer(number, value);
  await expect(page.locator('[data-listening="playing"]')).toBeVisible();
  await expectSaveState(page, 'saved');

  // A learner who leaves is led back. The clock has continued.
  await open(page, paths.plan({ slug: 'premium-account' }));
  await expect(
    page.locator('[data-start-attempt="academic-1"], [data-start-sitting="academic-1"]'),
  ).toHaveCount(0);
  await press('[data-continue-sitting]');
  await inSitting(page, sittingId);
  await expect(stage(page, 'open')).toContainText(/3[0-4]:\d\d/);
  await expectWhole(page);
  await passTimeUntil(page, sittingId, 90);
  await press('[data-go-on]');
  await expect(page.locator('[data-listening="check"]')).toBeVisible();
  await expect(question(page, 1).locator('input')).toHaveValue(listening.answers[0]?.value ?? '');
  await press('[data-submit-attempt]');
  await expect(page.getByRole('dialog')).toContainText(say(language, 'mockTests.submit.consequenceSitting'));
  await press('[data-confirm-submit]');

  // Between two sections: the next section, the length of the wait, and nothing about marks.
  await inSitting(page, sittingId);
  await expect(stage(page, 'next')).toContainText(say(language, 'sitting.next.text'));
  await expect(row(page, 'listening')).toHaveAttribute('data-standing', 'marked');
  await expect(page.locator('[data-review]')).toHaveCount(0);
  await expect(row(page, 'listening')).not.toContainText(
    say(language, 'sitting.sections.raw', { raw: listening.raw, count: 40 }),
  );
  await expectWhole(page);
  // Nor by its address: the page says when they come, and leads back.
  const marksOf = (await listeningOf(page, sittingId)) ?? '';
  watch.allow(/status of 409/);
  await open(page, paths.attemptResult({ attemptId: marksOf }));
  await expect(page.locator('[data-marks-wait]')).toContainText(say(language, 'mockTests.result.waitsTitle'));
  await expectWhole(page);
  await press('[data-marks-wait] a');
  await inSitting(page, sittingId);
  await press('[data-begin-next="reading"]');
  await expect(question(page, 1)).toBeVisible();
  for (const { number, value } of reading.answers) await answer(number, value);
  await expectSaveState(page, 'saved');
  // The clock ends it.
  await passTimeUntil(page, sittingId, 4);
  await page.reload();
  await inSitting(page, sittingId);
  await expect(row(page, 'reading')).toContainText(say(language, 'sitting.sections.timedOut'));
  return sittingId;
}

/** From the wait before Writing to the overall band. `hearsAll`: every question of the examiner is heard and answered. */
export async function sitFromWriting(exam: Exam, sittingId: string, hearsAll: boolean): Promise<void> {
  const { page, language, hand, listening, reading } = exam;
  const { press, write } = hand;
  // Writing starts automatically for a learner who waits here.
  await expect(stage(page, 'next')).toBeVisible();
  await passTimeUntil(page, sittingId, 0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('textarea[data-essay]')).toBeVisible({ timeout: 60_000 });
  const chart = page.locator('[data-chart="bar"]');
  await expect(chart.locator('[data-drawing] rect[fill^="url(#"]').first()).toBeVisible();
  await expect(chart.locator('[data-figures] table')).toHaveCount(1);
  await write('textarea[data-essay]', 'The chart shows how many people went to work by bicycle.');
  await press('[data-go-to-task="2"]');
  await expect(page.locator('textarea[data-essay]')).toHaveValue('');
  await write('textarea[data-essay]', 'Some people think that cities should belong to those who walk.');
  await expectSaveState(page, 'saved');
  // And nobody is there when it ends.
  await passTimeUntil(page, sittingId, -60);
  await open(page, paths.me());
  await expect(page.locator('[data-next-step="speak"]')).toBeVisible();
  await press('[data-next-step="speak"] a');

  // The sections are over: their bands, the sections still to be judged, and Speaking within the week.
  await inSitting(page, sittingId);
  await expect(page.locator('[data-overall="later"]')).toBeVisible();
  for (const [skill, { band, raw }] of [
    ['listening', listening],
    ['reading', reading],
  ] as const) {
    await expect(row(page, skill)).toContainText(
      say(language, 'sitting.sections.band', { band: band.toFixed(1) }),
    );
    await expect(row(page, skill)).toContainText(say(language, 'sitting.sections.raw', { raw, count: 40 }));
  }
  await expect(row(page, 'writing')).toHaveAttribute('data-standing', 'waiting');
  await expectWhole(page);
  await press('[data-begin-next="speaking"]');
  await press('[data-turn-on]');
  await press('[data-test-record]');
  await expect(page.locator('[data-test-playback]')).toBeVisible();
  await press('[data-begin-interview]');
  await expect(page.locator('[data-step="p1q1"][data-phase="answering"]')).toBeVisible({ timeout: 30_000 });
  // As in the test, the questions are heard and not read.
  await expect(page.locator('[data-line], [data-show-text]')).toHaveCount(0);
  await expect(page.locator('[data-storing="stored"]')).toBeVisible({ timeout: 30_000 });
  if (hearsAll) await answerAll(page, press);
  else {
    await press('[data-end-section]');
    await press('[data-confirm-end]');
  }
  await expect(page.locator('[data-interview-finish="settled"]')).toBeVisible({ timeout: 60_000 });
  await press('[data-hand-in]');
  await inSitting(page, sittingId);
  await expect(page.locator('[data-overall="later"]')).toContainText(
    say(language, 'sitting.overall.toMark', {
      skills: (['writing', 'speaking'] as const)
        .map((skill) => say(language, `mockTests.skill.${skill}`))
        .join(say(language, 'sitting.and')),
    }),
  );

  // Once the graders have judged, the whole test has its band; every section can be looked through.
  await askDatabase(
    siteDataDir(),
    `update attempts set band_times_two = case skill when 'writing' then 13 else 14 end, marks = '[]'
     where sitting_id = $1 and skill in ('writing', 'speaking')`,
    [sittingId],
  );
  await page.reload();
  const overall = overallBand([asBand(listening.band), asBand(reading.band), asBand(6.5), asBand(7)]);
  await expect(page.locator(`[data-overall="${overall}"]`)).toContainText(
    say(language, 'sitting.overall.band', { band: overall.toFixed(1) }),
  );
  await expectWhole(page);

  // All of it can be handed to a teacher.
  const { name, bytes } = await downloadPdf(page, () => press('[data-download-document]'));
  expect(name).toMatch(/^ninefold-academic-1-\d{4}-\d\d-\d\d\.pdf$/);
  const { text } = readPdf(bytes);
  for (const words of [
    say(language, 'document.wholeTest'),
    say(language, 'sitting.overall.band', { band: overall.toFixed(1) }),
    say(language, 'mockTests.result.raw', { raw: reading.raw, count: 40 }),
    say(language, 'mockTests.result.raw', { raw: listening.raw, count: 40 }),
    'The chart shows how many people went to work by bicycle.',
  ])
    expect(text).toContain(words);
  await press('[data-review="reading"]');
  await expect(page.locator(`[data-raw-score="${reading.raw}"]`)).toBeVisible();
  await expect(page.getByText(say(language, 'mockTests.result.estimateFull'))).toBeVisible();
  await press(`a[href="${paths.plan({ slug: 'academic-1' })}"]`);
  await expect(page.locator('[data-start-sitting="academic-1"]')).toBeVisible();
  await open(page, paths.me());
  await expect(page.locator(`[data-sitting="${sittingId}"]`)).toContainText(overall.toFixed(1));
}
