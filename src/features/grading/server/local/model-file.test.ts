import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainEssay } from '../../domain/essay/plain-essay-fixture.ts';
import { flattenMeasures } from '../../domain/measures/flatten-measures.ts';
import { MODEL_FILE, modelFileSchema, readModel } from './model-file.ts';

const file = modelFileSchema.parse(JSON.parse(readFileSync(MODEL_FILE, 'utf8')));

test('the model is one file of at most 2 MB that names its data, its date and its figures', () => {
  expect(statSync(MODEL_FILE).size).toBeLessThan(2_000_000);
  expect(file.data[1] + file.data[2]).toBe(file.figures.random[1].essays + file.figures.random[2].essays);
  expect(Date.parse(file.made)).not.toBeNaN();
});

test('the model knows every measure that is taken, but for those that never differ', () => {
  const measures = flattenMeasures({
    essay: plainEssay('A boat.'),
    task: 2,
    prompt: '',
    issues: [],
    errors: [],
    words: { rank: () => 1, logFrequency: () => 1 },
  });
  const known = new Set(file.measures.map(({ name }) => name));
  expect([...known].filter((name) => !(name in measures))).toEqual([]);
  expect(Object.keys(measures).filter((name) => !known.has(name)).length).toBeLessThan(5);
});

test('the scale of bands rises with the score', () => {
  for (const { map } of Object.values(readModel(MODEL_FILE).tasks)) {
    expect([...map.scores].sort((a, b) => a - b)).toEqual(map.scores);
    expect([...map.bands].sort((a, b) => a - b)).toEqual(map.bands);
  }
});

test('no word of a text is in the file: names, numbers and packed bytes alone', () => {
  const strings: string[] = [];
  JSON.stringify(file, (_key, value: unknown) => {
    if (typeof value === 'string') strings.push(value);
    return value;
  });
  const long = strings.filter((each) => each.length > 64);
  // Importance and weights of five kinds of runs, and the weights of the waves.
  expect(long).toHaveLength(11);
  expect(long.every((each) => /^[A-Za-z0-9+/]+=*$/u.test(each))).toBe(true);
});
