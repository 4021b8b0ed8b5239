import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { decideGrade } from '../../domain/decide-grade.ts';
import { createLocalGrader } from './create-local-grader.ts';
import { createSurfaceChecker } from './find-surface-issues.ts';
import type { LocalWork } from './local-grade.ts';
import { readWordTable } from './word-ranks.ts';

const log = { warn: () => undefined };
const ESSAY = [
  'Some people say that ferries should be free. In my opinion this is a good idea, because islands need visitors.',
  'On the one hand, tickets pay for the crews, and a goverment has many other things to pay for. However, people ' +
    'who live on an island cannot choose another way, although they pay the same taxes as everybody else.',
  'In conclusion, I believe that free ferries would help the islands more than they would cost.',
].join('\n');
const WORK: LocalWork = { task: 2, prompt: 'Should ferries be free?', minWords: 250, text: ESSAY };

describe('the thread of the local grader', () => {
  const grader = createLocalGrader({ log });
  afterAll(() => grader.close());

  test('grades every text for its own caller, with quotes of that text', async () => {
    const texts = [ESSAY, `${ESSAY}\nThe last sentence is another one.`, ESSAY.toUpperCase()];
    const outcomes = await Promise.all(texts.map((text) => grader.grade({ ...WORK, text })));
    outcomes.forEach((outcome, at) => {
      if (!outcome.ok) throw new Error(outcome.refusal);
      const { criteria, low, band, high } = outcome.grade;
      const work = { kind: 'writing-task-2', texts: [{ text: texts[at] ?? '' }] } as const;
      expect(decideGrade(work, { criteria })).toEqual({ ok: true });
      expect(low <= band && band <= high).toBe(true);
    });
    expect(outcomes[0]).toEqual(await grader.grade(WORK));
  });

  test.each([
    ['nothing but spaces', ' \n '.repeat(50)],
    ['letters', 'x'.repeat(10_000)],
    ['marks', '?!. '.repeat(2500)],
    ['another script', '海港的渡輪應該免費。'.repeat(500)],
    ['pictures', '🛳️ '.repeat(2000)],
    ['one long sentence', 'and the ferry which '.repeat(500)],
    [
      'words in no list',
      Array.from({ length: 1200 }, (_, at) => `qz${at.toString(36).replace(/\d/gu, 'k')}w`).join(' '),
    ],
    ['no letters in words', '12 34 % 5,6 '.repeat(800)],
  ])('takes 10,000 characters of anything in a few seconds: %s', async (_name, text) => {
    const before = performance.now();
    const outcome = await grader.grade({ ...WORK, text });
    expect(performance.now() - before).toBeLessThan(15_000);
    if (!outcome.ok) throw new Error(outcome.refusal);
    for (const { quote } of outcome.grade.criteria.flatMap(({ evidence }) => evidence)) {
      expect(text).toContain(quote);
    }
  });

  test('an empty CONTENT_DIR is the shipped content', async () => {
    vi.stubEnv('CONTENT_DIR', '');
    const other = createLocalGrader({ log });
    const outcome = await other.grade(WORK);
    await other.close();
    expect(outcome.ok).toBe(true);
  });

  test('leaves the thread of the requests free', async () => {
    let longest = 0;
    let before = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    }, 5);
    const started = performance.now();
    await Promise.all([1, 2, 3, 4].map(() => grader.grade({ ...WORK, text: `${ESSAY}\n`.repeat(8) })));
    clearInterval(timer);
    expect(longest).toBeLessThan((performance.now() - started) / 2);
  });
});

describe('a thread that fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grader-'));
  const worker = join(folder, 'worker.mjs');
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(() =>
    writeFileSync(
      worker,
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', ({ text }) => {
         if (text === 'crash') process.exit(1);
         if (text === 'throw') throw new Error('broken');
         if (text !== 'never') parentPort.postMessage({ grade: { text } });
       });`,
    ),
  );

  test.each(['crash', 'throw', 'never'])('fails that text and grades the next: %s', async (text) => {
    const grader = createLocalGrader({ log, worker, longestMs: 2000 });
    const outcomes = await Promise.all(
      ['one', text, 'two'].map((each) => grader.grade({ ...WORK, text: each })),
    );
    expect(outcomes).toMatchObject([
      { ok: true },
      { ok: false, refusal: 'failed' },
      { ok: true, grade: { text: 'two' } },
    ]);
    await grader.close();
  });

  test('takes no more than may wait, and no text that is no essay', async () => {
    const grader = createLocalGrader({ log, worker, mostWaiting: 2 });
    const outcomes = await Promise.all([1, 2, 3].map(() => grader.grade(WORK)));
    expect(outcomes.map((outcome) => outcome.ok || outcome.refusal)).toEqual([true, true, 'busy']);
    expect(grader.waiting()).toBe(0);
    expect(await grader.grade({ ...WORK, text: 'x'.repeat(20_001) })).toEqual({
      ok: false,
      refusal: 'too-long',
    });
    await grader.close();
  });

  test('starts again after it had nothing to do', async () => {
    const grader = createLocalGrader({ log, worker, idleMs: 1 });
    expect(await grader.grade(WORK)).toMatchObject({ ok: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await grader.grade(WORK)).toMatchObject({ ok: true });
    await grader.close();
  });
});

describe('the checker', () => {
  const started = createSurfaceChecker(readWordTable());
  const spellings = async (text: string) =>
    (await (await started)(text))
      .filter(({ kind }) => kind === 'spelling')
      .map(({ start, end }) => text.slice(start, end));

  test('counts a spelling that both dialects reject, and none of one dialect', async () => {
    expect(await spellings('The goverment painted the harbour a new color.')).toEqual(['goverment']);
  });

  test('leaves out words that look like names', async () => {
    expect(await spellings('We met Mr Qwerzel in Zzyxport. Realy?')).toEqual(['Realy']);
  });

  test('takes words that no dictionary could have', async () => {
    expect(await spellings(`${'x'.repeat(10_000)} is realy long.`)).toEqual(['realy']);
  });

  test('counts places like the rest of the program', async () => {
    expect(await spellings('A 🛳️ is a realy big ship.')).toEqual(['realy']);
  });
});
