import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  FAKE_REPLIES,
  startFakeModelServer,
  type FakeModelServer,
} from '#features/grading/server/model/fake-model-server-fixture.ts';
import { ESSAY } from '#features/grading/server/model/model-grader-fixture.ts';

let server: FakeModelServer;
let folder: string;
beforeAll(async () => {
  server = await startFakeModelServer();
  folder = mkdtempSync(join(tmpdir(), 'grade-'));
  writeFileSync(join(folder, 'essay.txt'), ESSAY);
  writeFileSync(join(folder, 'prompt.txt'), 'Should ferries be free?');
  const line = JSON.stringify({ task: 2, prompt: 'Should ferries be free?', essay: ESSAY, band: 6 });
  writeFileSync(join(folder, 'marked.jsonl'), `${line}\n${line}\n`);
});
beforeEach(() => server.use({}));
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

type Ended = { readonly code: number; readonly out: string; readonly problem: string };

/** What `npm run grade` runs, with these settings alone. */
function grade(line: string, settings: Readonly<Record<string, string>>): Promise<Ended> {
  const words = line.split(' ').map((word) => (word.includes('.') ? join(folder, word) : word));
  return new Promise((fulfil) => {
    execFile(
      process.execPath,
      ['tools/grade/run.ts', ...words],
      { env: { PATH: process.env['PATH'], ...settings } },
      (error, out, problem) => fulfil({ code: error ? Number(error.code) : 0, out, problem }),
    );
  });
}

const settings = () => ({ AI_BASE_URL: server.baseUrl, AI_MODEL: 'a-model' });
const ONE = 'essay essay.txt --task 2 --prompt prompt.txt --grader model';

test('one text is graded by the model of the settings', async () => {
  const { code, out } = await grade(ONE, settings());
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    grader: 'model',
    model: 'a-model',
    host: new URL(server.baseUrl).host,
    calibrated: false,
  });
});

test('a grader is measured: the bands are written, and what failed and what it cost is said', async () => {
  server.use({ script: (_, index) => (index < 10 ? FAKE_REPLIES.declined : undefined) });
  const prices = { AI_PRICE_IN: '0.15', AI_PRICE_OUT: '0.6' };
  const { code, out } = await grade('evaluate marked.jsonl --grader model --out bands.jsonl', {
    ...settings(),
    ...prices,
  });
  expect(code).toBe(0);
  expect(out).toContain('Task 2: 2 essays');
  expect(out).toMatch(/the model read [01] of 2 essays \(failed: declined [12]\)/u);
  expect(out).toMatch(/tokens per essay \d+ in, \d+ out, 0\.\d{4} in all/u);
  expect(readFileSync(join(folder, 'bands.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
});

test('without a model, or with wrong settings, a sentence names the variable', async () => {
  const none = await grade(ONE, {});
  expect([none.code, none.problem]).toEqual([1, expect.stringContaining('AI_BASE_URL and AI_MODEL')]);
  const wrong = await grade(ONE, { ...settings(), AI_PRICE_IN: '1' });
  expect([wrong.code, wrong.problem]).toEqual([1, expect.stringContaining('AI_PRICE_OUT')]);
});

test('a model that fails gives no grade, and the reason is said', async () => {
  server.use({ probe: () => FAKE_REPLIES.badKey });
  const { code, out, problem } = await grade(ONE, settings());
  expect([code, out]).toEqual([1, '']);
  expect(problem).toContain('The language model gave no grade: refused.');
});

test('a calibration needs a place in the school’s content', async () => {
  const { code, problem } = await grade('calibrate marked.jsonl', settings());
  expect([code, problem]).toEqual([1, expect.stringContaining('CONTENT_DIR')]);
});
