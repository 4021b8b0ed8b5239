import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALIBRATION_FILE, readCalibrations, type Calibration } from './calibration-file.ts';

const CALIBRATION: Calibration = {
  task: 2,
  model: 'a-model',
  promptHash: '0123456789abcdef',
  made: '2026-11-24',
  data: { sha256: '0'.repeat(64), essays: 30 },
  method: 'offset',
  map: { scores: [1, 9], bands: [1.5, 9.5] },
  below: 0.75,
  above: 0.75,
  before: { essays: 30, qwk: 0.6, exact: 0.3, withinHalf: 0.6, withinOne: 0.9, meanError: 0.6, bias: [] },
  figures: { essays: 30, qwk: 0.6, exact: 0.3, withinHalf: 0.6, withinOne: 0.9, meanError: 0.6, bias: [] },
};

let school: string;
beforeAll(() => {
  school = mkdtempSync(join(tmpdir(), 'calibration-'));
  mkdirSync(join(school, 'grading'));
});
afterAll(() => rmSync(school, { recursive: true }));

function readLaid(...calibrations: readonly unknown[]) {
  writeFileSync(join(school, CALIBRATION_FILE), JSON.stringify({ format: 1, calibrations }));
  return readCalibrations({ shipped: 'content', school, removed: new Set() });
}

test('we ship no calibration: a model is measured by the school that uses it', () => {
  expect(readCalibrations('content')).toEqual({ ok: true, value: [] });
});

test('a school’s calibration is read from its own content', () => {
  expect(readLaid(CALIBRATION)).toEqual({ ok: true, value: [CALIBRATION] });
});

test.each<[string, object]>([
  ['fewer than 30 essays', { data: { ...CALIBRATION.data, essays: 29 } }],
  ['a map that descends', { map: { scores: [4, 6, 8], bands: [5, 4.9, 7] } }],
  ['a map that is too steep', { map: { scores: [4, 5], bands: [1, 6.1] } }],
  ['a map whose scores do not ascend', { map: { scores: [4, 4], bands: [4, 4] } }],
  ['a map of single numbers', { map: { scores: [4, 5, 6], bands: [4, 5] } }],
  ['a range of more than 1.5', { below: 0.8, above: 0.8 }],
  ['a range of nothing', { below: 0, above: 0.5 }],
])('%s is refused', (_, change) => {
  expect(readLaid({ ...CALIBRATION, ...change })).toMatchObject({
    ok: false,
    problems: [{ file: CALIBRATION_FILE }],
  });
});
