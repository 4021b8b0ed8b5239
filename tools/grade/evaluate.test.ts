import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { LocalGrade, LocalWork } from '#features/grading/server/local/local-grade.ts';
import { evaluate } from './evaluate.ts';

afterEach(() => vi.restoreAllMocks());

/** Gives every text the band that it says, and caps the text that asks for it. */
function gradeAsSaid({ text }: LocalWork): Promise<LocalGrade> {
  const band = Number(text.split(' ')[0]);
  const message = { en: 'Too short.', 'zh-Hant': '太短。' };
  const caps = text.includes('capped') ? [{ id: 'too-short', cap: 4, message }] : [];
  const warnings = [{ id: 'all-capitals', cap: 9, message }];
  const range = { low: band - 0.5, high: band + 0.5 };
  return Promise.resolve({
    grader: 'local',
    figures: { claims: [], features: [] },
    band,
    ...range,
    criteria: [],
    errors: [],
    caps: [...caps, ...warnings],
    advice: [],
  });
}

test('prints the agreement by task and the false alarms, and writes a line for each essay', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'evaluate-'));
  try {
    const file = join(folder, 'essays.jsonl');
    const out = join(folder, 'bands.jsonl');
    const essay = (task: number, said: string, band: number) =>
      JSON.stringify({ task, prompt: 'Boats?', essay: said, band });
    writeFileSync(
      file,
      [
        essay(1, '6 a', 6),
        essay(1, '7 b', 6),
        essay(2, '5.5 capped', 6),
        essay(2, '7 d', 7),
        essay(2, '6 e', 6),
      ].join('\n'),
    );
    await evaluate(gradeAsSaid, { file, out });
    const printed = log.mock.calls.join('\n');
    expect(printed).toContain('Task 1: 2 essays');
    expect(printed).toContain('exact 50.0 %, within 0.5 50.0 %, within 1.0 100.0 %');
    expect(printed).toContain('the range holds the mark in 80.0 %');
    expect(printed.match(/QWK of the .*/gu)).toEqual([
      'QWK of the 2 that no guard caps 1.000',
      'QWK of the 4 that no guard caps 0.500',
    ]);
    expect(printed).toContain('guards cap 1 of 5 essays (20.0 %): too-short 1');
    expect(printed).toMatch(/processor time per essay \d+ ms/u);
    expect(readFileSync(out, 'utf8').split('\n')[2]).toBe(
      '{"band_low":5,"band_high":6,"band":5.5,"caps":["too-short","all-capitals"]}',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
