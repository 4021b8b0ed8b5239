import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nearestAnchors, readAnchors } from './anchors.ts';
import { ourAnchors } from './model-grader-fixture.ts';

const ANCHORS = ourAnchors();

test('our anchors are a ladder from 4.5 to at least 8, every text with a prompt of its own', () => {
  for (const [kind, least, top] of [
    ['report', 6, 8],
    ['essay', 8, 8.5],
  ] as const) {
    const bands = ANCHORS[kind].map(({ band }) => band);
    expect(bands.length).toBeGreaterThanOrEqual(least);
    expect(Math.min(...bands)).toBe(4.5);
    expect(Math.max(...bands)).toBe(top);
    for (const [at, band] of bands.entries()) expect(band - (bands[at - 1] ?? band)).toBeLessThanOrEqual(1);
    expect(new Set(ANCHORS[kind].flatMap(({ id, prompt }) => [id, prompt])).size).toBe(2 * bands.length);
  }
});

test('three anchors around a band are chosen, in their order; a letter has none', () => {
  const bandsFor = (band: number) => nearestAnchors(ANCHORS, 'essay', band).map((each) => each.band);
  expect(bandsFor(6)).toEqual([5.5, 6, 6.5]);
  expect(bandsFor(1)).toEqual([4.5, 5, 5.5]);
  expect(bandsFor(9)).toEqual([7.5, 8, 8.5]);
  expect(nearestAnchors(ANCHORS, 'letter', 6)).toEqual([]);
});

test('a school’s own anchors replace ours, and a wrong file is named', () => {
  const school = mkdtempSync(join(tmpdir(), 'anchors-'));
  try {
    mkdirSync(join(school, 'grading'));
    const folders = { shipped: 'content', school, removed: new Set<string>() };
    const anchors = ANCHORS.essay.map((each) => ({ ...each, id: `own-${each.id}` }));
    const file = join(school, 'grading/anchors-task-2.json');
    writeFileSync(file, JSON.stringify({ judgement: 'Two of our teachers agreed.', anchors }));
    const own = readAnchors(folders);
    expect(own.ok && own.value.essay[0]?.id).toMatch(/^own-/u);
    writeFileSync(file, JSON.stringify({ judgement: 'Two of our teachers agreed.', anchors: [] }));
    expect(readAnchors(folders)).toMatchObject({
      ok: false,
      problems: [{ file: 'grading/anchors-task-2.json' }],
    });
  } finally {
    rmSync(school, { recursive: true });
  }
});
