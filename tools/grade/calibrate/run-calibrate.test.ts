import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocalWork } from '#features/grading/server/local/local-grade.ts';
import { CALIBRATION_FILE, readCalibrations } from '#features/grading/server/model/calibration-file.ts';
import {
  FAKE_REPLIES,
  startFakeModelServer,
  type FakeModelServer,
} from '#features/grading/server/model/fake-model-server-fixture.ts';
import { aLocalGrade, aModelGrader } from '#features/grading/server/model/model-grader-fixture.ts';
import { markedEssays, markIn } from './marked-essays-fixture.ts';
import { runCalibrate } from './run-calibrate.ts';

let server: FakeModelServer;
let school: string;
let printed: string[];
beforeEach(async () => {
  // A model that is never quite content.
  server = await startFakeModelServer({
    judge: { level: (_, text) => (markIn(text) >= 7 ? 'medium' : 'low') },
  });
  school = mkdtempSync(join(tmpdir(), 'calibrate-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  rmSync(school, { recursive: true });
});

async function gradeHere({ text, task }: LocalWork) {
  const mark = markIn(text);
  return aLocalGrade({ low: Math.max(1, mark - 1), high: mark }, task);
}

function calibrate(
  essays: readonly object[],
  { contentDir = school, out }: { readonly contentDir?: string; readonly out?: string } = {},
) {
  const file = join(school, 'marked.jsonl');
  writeFileSync(file, essays.map((essay) => JSON.stringify(essay)).join('\n'));
  const model = aModelGrader({ baseUrl: server.baseUrl });
  return runCalibrate({ model, openLocal: async () => gradeHere, file, made: '2026-11-24', contentDir, out });
}

const laid = () => readCalibrations({ shipped: 'content', school, removed: new Set() });

test('the site reads what is written, and its grades are calibrated then', async () => {
  await calibrate(markedEssays(30));
  const calibrations = laid();
  if (!calibrations.ok) throw new Error(JSON.stringify(calibrations.problems));
  expect(calibrations.value).toMatchObject([
    { task: 2, model: 'a-model', made: '2026-11-24', data: { essays: 30 }, method: 'offset' },
  ]);
  const [calibration] = calibrations.value;
  expect(calibration?.figures.meanError).toBeLessThan(calibration?.before.meanError ?? 0);
  const model = aModelGrader({ baseUrl: server.baseUrl, calibrations: calibrations.value });
  const [{ prompt, essay, task }] = markedEssays(1) as [ReturnType<typeof markedEssays>[number]];
  const work: LocalWork = { task, prompt, minWords: 250, text: essay };
  expect(await model.grade(work, await gradeHere(work))).toMatchObject({
    ok: true,
    grade: { calibrated: true },
  });
  expect(printed.join('\n')).toContain('the model read 30 of 30 essays');
  // The file holds no text of the essays.
  expect(readFileSync(join(school, CALIBRATION_FILE), 'utf8')).not.toContain('ferries');
});

test('a second run replaces its own task, and leaves other models and tasks', async () => {
  await calibrate([...markedEssays(30), ...markedEssays(32, 1)]);
  const file = join(school, CALIBRATION_FILE);
  const first = JSON.parse(readFileSync(file, 'utf8'));
  const other = { ...first.calibrations[0], model: 'another' };
  writeFileSync(file, JSON.stringify({ ...first, calibrations: [...first.calibrations, other] }));
  await calibrate([...markedEssays(31), ...markedEssays(5, 1)]);
  expect(printed.join('\n')).toContain('Task 1: 5 essays. It needs 30');
  const calibrations = laid();
  if (!calibrations.ok) throw new Error('The file is broken.');
  const told = calibrations.value.map(({ task, model, data }) => [task, model, data.essays]);
  expect(told).toEqual(
    expect.arrayContaining([
      [1, 'a-model', 32],
      [1, 'another', 32],
      [2, 'a-model', 31],
    ]),
  );
  expect(told).toHaveLength(3);
});

test('without a place for the file, or with too few essays, nothing is asked', async () => {
  const file = join(school, 'none.jsonl');
  const model = aModelGrader({ baseUrl: server.baseUrl });
  const options = {
    model,
    openLocal: async () => gradeHere,
    file,
    made: '2026-11-24',
    contentDir: undefined,
    out: undefined,
  };
  await expect(runCalibrate(options)).rejects.toThrow('CONTENT_DIR');
  await expect(calibrate(markedEssays(29))).rejects.toThrow('not enough');
  expect(server.requests).toHaveLength(0);
});

test('a server that fails ends it with the reasons, and nothing is written', async () => {
  server.use({ probe: () => FAKE_REPLIES.badKey });
  await expect(calibrate(markedEssays(30))).rejects.toThrow('refused 5');
  expect(laid()).toEqual({ ok: true, value: [] });
});
