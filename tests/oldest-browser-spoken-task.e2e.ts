import { paths } from '#paths';
import { aLearner, grant } from './browser/a-learner.ts';
import { hurryInterview } from './browser/interview.ts';
import { LONG, PHONE, siteUrl } from './browser/site-test.ts';
import { LANGUAGES, say, type Language } from './browser/texts.ts';
import { signInOld } from './oldest-browser-account.ts';
import {
  alive,
  expect,
  OLD_BROWSERS,
  RUNS_HERE,
  test,
  unlessWith,
  until,
  type OldPage,
} from './oldest-browser-chromium.ts';
import { countOf, expectFits, untilSaid } from './oldest-browser-sitting.ts';

/** The spoken task of a scored lesson, in the oldest browsers that the terms promise; Chromium's own microphone beeps. */
test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');

const LESSON = paths.lesson({ course: 'ielts-scored-speaking', lesson: 'task-part-2-a-place' });
const answerTo = (question: string) => `[data-answer="${question}"]`;
const isAt = (question: string, place: string) => `[data-answer="${question}"][data-place="${place}"]`;

/** A buyer of the course, with its lesson open. */
async function openTask(page: OldPage, language: Language): Promise<void> {
  await page.setViewport(PHONE);
  const learner = await aLearner({ language });
  await grant(learner, 'ielts_scored_speaking_id');
  await signInOld(page, learner, language);
  await page.goto(siteUrl() + LESSON);
  await alive(page);
  await until(page, isAt('card', 'none'));
}

/** Presses the button with these words in a part of the page, as soon as it may be pressed. */
async function press(page: OldPage, scope: string, name: string): Promise<void> {
  await page.waitForFunction(
    (selector, wanted) => {
      for (const before of Array.from(document.querySelectorAll('[data-press]'))) {
        before.removeAttribute('data-press');
      }
      const button = Array.from(document.querySelectorAll<HTMLButtonElement>(`${selector} button`)).find(
        (each) => each.innerText.trim() === wanted && !each.disabled,
      );
      if (button !== undefined) button.setAttribute('data-press', '');
      return button !== undefined;
    },
    {},
    scope,
    name,
  );
  await page.click('[data-press]');
}

/** Speaks for a second. */
async function speakTo(page: OldPage, question: string): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      const timer = document.querySelector(selector);
      return timer !== null && (timer.textContent || '').indexOf('0:01') >= 0;
    },
    {},
    `${answerTo(question)} [role="timer"]`,
  );
}

for (const [index, [name, lacks]] of Object.entries(OLD_BROWSERS).entries()) {
  const usual = unlessWith('all that Chromium 75 has', name);
  const language = LANGUAGES[index % 2] ?? 'en';
  const t = (path: Parameters<typeof say>[1]) => say(language, path);

  async function record(page: OldPage, question: string, action: string): Promise<void> {
    await press(page, answerTo(question), action);
    await speakTo(page, question);
    await press(page, answerTo(question), t('learn.spoken.stop'));
  }

  /** Whether the recording of an answer plays. */
  async function plays(page: OldPage, question: string): Promise<boolean> {
    await press(page, answerTo(question), t('learn.spoken.listen'));
    await until(page, `${answerTo(question)} audio`);
    return page.evaluate(
      async (selector) => {
        const audio = document.querySelector<HTMLAudioElement>(selector);
        if (audio === null) return false;
        await audio.play();
        const isPlaying = audio.error === null && !audio.paused;
        audio.pause();
        return isPlaying;
      },
      `${answerTo(question)} audio`,
    );
  }

  const title = `a spoken task is recorded, left, gone on with, heard and submitted with ${name}`;
  test(title, usual, async ({ visit: { page, allow } }) => {
    allow(/ERR_INTERNET_DISCONNECTED|status of 503/);
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await page.evaluateOnNewDocument(hurryInterview);
    await openTask(page, language);
    await expectFits(page, 'the task');
    /** The recordings of the card that the page had joined. */
    const takes: string[] = [];
    page.on('request', (request) => {
      const [, take] = /\/card\/takes\/([\w-]+)\/recording$/u.exec(request.url()) || [];
      if (take !== undefined) takes.push(take);
    });
    await record(page, 'card', t('learn.spoken.record'));
    await until(page, isAt('card', 'stored'));
    expect(await plays(page, 'card')).toBe(true);
    await expectFits(page, 'a recording');
    // Again: the new recording replaces the first.
    const [first] = takes;
    await record(page, 'card', t('learn.spoken.again'));
    await expect.poll(() => takes.filter((take) => take !== first)).toHaveLength(1);
    await until(page, isAt('card', 'stored'));

    // Without a connection it is stored in the browser, and sent when the connection is back.
    await page.setOfflineMode(true);
    await record(page, 'p2r1', t('learn.spoken.record'));
    await until(page, isAt('p2r1', 'here'));
    expect(await plays(page, 'p2r1')).toBe(true);
    await page.setOfflineMode(false);
    await until(page, isAt('p2r1', 'stored'));

    // The page is left in the middle of an answer, of which the server has got nothing; the browser asks first.
    let isServerDown = true;
    page.on('request', (request) => {
      void (isServerDown && /\/chunks\/\d+$/.test(request.url())
        ? request.respond({ status: 503, headers: {}, body: Buffer.alloc(0) })
        : request.continue());
    });
    await page.setRequestInterception(true);
    const prompts: string[] = [];
    page.on('dialog', (dialog) => {
      prompts.push(dialog.type());
      void dialog.accept();
    });
    await press(page, answerTo('p2r2'), t('learn.spoken.record'));
    await speakTo(page, 'p2r2');
    await page.reload();
    expect(prompts).toEqual(['beforeunload']);
    await until(page, isAt('card', 'stored'));
    await press(page, answerTo('p2r2'), t('learn.spoken.useIt'));
    await until(page, isAt('p2r2', 'here'));
    expect(await plays(page, 'p2r2')).toBe(true);
    await expectFits(page, 'what was interrupted');
    isServerDown = false;
    await until(page, isAt('p2r2', 'stored'));

    await press(page, '[data-submit]', t('learn.spoken.submit'));
    await press(page, '[data-submit]', t('learn.spoken.sure'));
    await untilSaid(page, language, 'learn.spoken.models');
    expect(await countOf(page, `${answerTo('card')} button[aria-label]`)).toBe(0);
    await page.reload();
    await untilSaid(page, language, 'learn.spoken.marking');
    for (const question of ['card', 'p2r1', 'p2r2']) expect(await plays(page, question)).toBe(true);
    await expectFits(page, 'what was submitted');
  });

  test(`without MediaRecorder a spoken task says so, with ${name}`, LONG, async ({ visit: { page } }) => {
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    // Safari 12 has none.
    await page.evaluateOnNewDocument(() => void Reflect.deleteProperty(window, 'MediaRecorder'));
    await openTask(page, language);
    await press(page, answerTo('card'), t('learn.spoken.record'));
    await untilSaid(page, language, 'learn.spoken.refused.no-recorder');
    await expectFits(page, 'no recorder');
    expect(await countOf(page, isAt('card', 'none'))).toBe(1);
  });
}
