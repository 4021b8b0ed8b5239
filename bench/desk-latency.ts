import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { deskPaths } from '#paths';
import { CRITERIA } from '#ielts/criteria/criteria.ts';
import { callAs, signInAs, type Learner } from '#tests/browser/a-learner.ts';
import { anInterviewOrder, aVoice } from '#tests/browser/interview-order.ts';
import { anEssayOrder, aTeacher } from '#tests/browser/teacher-desk.ts';
import type { Benchmark } from './benchmark.ts';
import { anEssay } from './load/an-essay.ts';
import { beginTiming, press, SLOWER, timeActs, WORST_MS, type Act } from './timed-acts.ts';
import { withChromium } from './with-chromium.ts';
import { withSite } from './with-site.ts';

const TEXT = 'say which island';
/** About the length of `anEssay`. */
const ESSAY_WORDS = 300;
/** Words of the text that one comment is on. */
const COMMENTED_WORDS = 4;

/** A text of `words` words or a little more. */
const aText = (words: number) =>
  Array.from({ length: Math.ceil(words / ESSAY_WORDS) }, (_, part) => anEssay(part)).join('\n');

/** Comments on `count` places, spread over the whole text. */
function commentsOn(text: string, count: number) {
  const words = [...text.matchAll(/\S+/gu)];
  const step = Math.floor(words.length / count);
  return Array.from({ length: count }, (_, place) => {
    const start = words[place * step]?.index ?? 0;
    const last = words[place * step + COMMENTED_WORDS - 1];
    const end = last ? last.index + last[0].length : text.length;
    return {
      id: randomUUID(),
      anchor: { in: 'text', start, end, quote: text.slice(start, end) },
      criterion: null,
      kind: 'error',
      family: null,
      body: `Comment ${place + 1}: give an example that a reader in another country would understand.`,
      suggestion: null,
    };
  });
}

const aDraft = (kind: 'writing-task-2' | 'speaking', comments: readonly object[]) => ({
  criteria: CRITERIA[kind].map((criterion) => ({ criterion, band: null, reason: '' })),
  letter: { text: '', strengths: [], steps: [] },
  comments,
  revision: 0,
});

/** The frequent acts of a teacher at an essay. */
const ESSAY_ACTS: readonly Act[] = [
  [
    'moving through the comments',
    async (page) => {
      for (let times = 0; times < 6; times += 1) await page.keyboard.press('.');
    },
  ],
  [
    'selecting words by key',
    async (page) => {
      await page.keyboard.press('t');
      await page.keyboard.press('ArrowRight');
      for (let times = 0; times < 4; times += 1) await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Escape');
    },
  ],
  [
    'writing a comment',
    async (page) => {
      await page.keyboard.press('t');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('c');
      await page.locator('[data-comment-body]').waitFor();
      await page.keyboard.type(TEXT, { delay: 30 });
      await page.keyboard.press('Control+Enter');
    },
  ],
  [
    'setting a band',
    async (page) => {
      await page.keyboard.press('1');
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('+');
      await page.keyboard.press('-');
    },
  ],
  [
    'giving a reason',
    async (page) => {
      await page.keyboard.press('2');
      await page.keyboard.press('r');
      await page.keyboard.type(TEXT, { delay: 30 });
      await page.keyboard.press('Escape');
    },
  ],
];

/** The frequent acts of a teacher at an interview. */
const INTERVIEW_ACTS: readonly Act[] = [
  [
    'playing and jumping',
    async (page) => {
      await page.keyboard.press('k');
      for (const key of ['l', 'l', ']', ']', 'j', '[']) await page.keyboard.press(key);
      await page.keyboard.press('k');
    },
  ],
  [
    'a comment at a moment',
    async (page) => {
      await page.keyboard.press('l');
      await page.keyboard.press('m');
      await page.locator('[data-comment-body]').waitFor();
      await page.keyboard.type(TEXT, { delay: 30 });
      await page.keyboard.press('Escape');
    },
  ],
  [
    'touching the time line',
    async (page) => {
      await press(page, page.getByRole('slider'));
      await page.keyboard.press('Escape');
    },
  ],
];

type Opened = { readonly teacher: Learner; readonly order: string; readonly draft: object };

async function openDesk(browser: Browser, site: string, { teacher, order, draft }: Opened): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: site });
  const page = await context.newPage();
  await signInAs(page, teacher);
  await callAs(page, 'POST', `/api/teach/orders/${order}/claim`);
  await callAs(page, 'PUT', `/api/teach/orders/${order}/draft`, draft);
  await page.goto(deskPaths.order({ markingOrderId: order }), { waitUntil: 'networkidle' });
  await page.locator('[data-save="saved"], [data-desk]').first().waitFor();
  await beginTiming(page);
  return page;
}

/** Speech of this many minutes: two seconds, a pause of one, and so on. */
const speechOf = (minutes: number) =>
  aVoice(
    Array.from({ length: minutes * 20 }, (_, at): readonly (readonly [number, 0 | 1])[] => [
      [2, 1],
      [1, at % 3 === 0 ? 0 : 1],
    ]).flat(),
  );

export const benchmark: Benchmark<'words' | 'comments' | 'minutes' | 'rounds'> = {
  name: 'desk-latency',
  promise: `a teacher at a text of 3,000 words with 150 comments, and at a recording of 15 minutes, sees every act within ${WORST_MS} ms on a processor ${SLOWER} times slower`,
  parameters: { words: 3_000, comments: 150, minutes: 15, rounds: 3 },
  smoke: { words: 300, comments: 10, minutes: 1, rounds: 1 },
  run: ({ words, comments, minutes, rounds }) =>
    withSite((site) =>
      withChromium(async ({ browser }) => {
        // Where the tests' helpers find the site.
        Object.assign(process.env, { SITE_DATA_DIR: site.dataDir, SITE_URL: site.url });
        const teacher = await aTeacher();
        const text = aText(words);
        const essay = await openDesk(browser, site.url, {
          teacher,
          order: await anEssayOrder({ text }),
          draft: aDraft('writing-task-2', commentsOn(text, comments)),
        });
        const ofEssay = await timeActs(essay, ESSAY_ACTS, rounds);
        await essay.context().close();
        const sound = speechOf(minutes);
        const interview = await openDesk(browser, site.url, {
          teacher,
          order: await anInterviewOrder([{ question: 'p1q1', part: 1, asked: 'Do you like rivers?', sound }]),
          draft: aDraft('speaking', []),
        });
        await interview.locator('[data-wave]').waitFor();
        const ofInterview = await timeActs(interview, INTERVIEW_ACTS, rounds);
        return [...ofEssay, ...ofInterview];
      }),
    ),
};
