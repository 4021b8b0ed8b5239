import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ESSAY_TEXT, useMarking, type Learner } from '../marking-fixture.ts';
import { exportMarked } from './export-marked.ts';

const { aLearner, aTeacher, aWork, afterUndo, call, dependencies, mark, query, submit } = useMarking();

const directory = mkdtempSync(join(tmpdir(), 'ninefold-marked-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const run = (file: string, write = true) =>
  exportMarked(dependencies(), { file: join(directory, file), write });
const lines = (file: string) => readFileSync(join(directory, file), 'utf8').split('\n').filter(Boolean);
const agree = (learner: Learner, agrees = true) =>
  call<{ consented_at: string | null }>(learner, 'PUT', '/api/marking-consent', { agrees });

/** An essay that teachers marked with these bands, the second of them without having seen the first. */
async function aMarkedEssay(...bands: readonly number[]) {
  const learner = await aLearner('premium_account');
  const orderId = await submit(learner, await aWork(learner), bands.length > 1);
  for (const band of bands) {
    await mark(await aTeacher(), orderId, band);
    await afterUndo();
  }
  return { learner, orderId };
}

test('only essays of learners who agree are written, and no longer once they withdraw', async () => {
  const { learner } = await aMarkedEssay(6);
  await aMarkedEssay(7);
  expect((await agree(learner)).body.consented_at).toBe('2026-11-21T09:02:00.000Z');
  const { ok, text } = await run('agreed.jsonl');
  expect(ok).toBe(true);
  expect(text).toContain('1 marked essays of 1 learners who agreed: 0 of Task 1, 1 of Task 2.');
  expect(text).toContain('1 other marked essays are left out');
  expect(lines('agreed.jsonl').map((line) => JSON.parse(line) as object)).toEqual([
    { task: 2, prompt: 'Should buses be free?', essay: ESSAY_TEXT, band: 6 },
  ]);
  expect((await agree(learner, false)).body.consented_at).toBeNull();
  await run('withdrawn.jsonl');
  expect(lines('withdrawn.jsonl')).toEqual([]);
  expect(await query('select withdrawn_at is not null as withdrawn from marking_consents')).toEqual([
    { withdrawn: true },
  ]);
});

test('the essays of a learner who has asked for the deletion of the account are left out', async () => {
  const { learner } = await aMarkedEssay(6);
  await agree(learner);
  await query('update accounts set deletion_due_at = now() where id = $1', [learner.accountId]);
  expect((await run('leaving.jsonl')).text).toContain('0 marked essays of 0 learners who agreed');
  expect(lines('leaving.jsonl')).toEqual([]);
});

test('nothing is written before the counts were confirmed, and no file is replaced', async () => {
  const { learner } = await aMarkedEssay(6);
  await agree(learner);
  expect((await run('essays.jsonl', false)).text).toContain('Nothing was written. Add --yes');
  expect(existsSync(join(directory, 'essays.jsonl'))).toBe(false);
  await run('essays.jsonl');
  const again = await run('essays.jsonl');
  expect(again.ok).toBe(false);
  expect(again.text).toContain('exists already. Nothing was written.');
});

test('the band is the teachers’ from before they saw the machine’s: of two their mean', async () => {
  const { learner, orderId } = await aMarkedEssay(6, 6.5);
  await agree(learner);
  await query(`update markings set bands_times_two = '{2,2,2,2}' where order_id = $1`, [orderId]);
  await run('blind.jsonl');
  expect(lines('blind.jsonl').map((line) => (JSON.parse(line) as { band: number }).band)).toEqual([6.5]);
});
