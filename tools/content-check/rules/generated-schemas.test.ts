import { expect, test } from 'vitest';
import { aContent, problemsOf } from '../content-fixture.ts';
import { generateSchemas } from '../generate-schemas.ts';
import { generatedSchemas } from './generated-schemas.ts';

const made = Object.fromEntries(generateSchemas());
const COURSE = 'schema/course.schema.json';

test('there is a schema of each kind, in draft 2020-12', () => {
  expect(Object.keys(made)).toHaveLength(26);
  expect(made[COURSE]).toContain('https://json-schema.org/draft/2020-12/schema');
});

test('schemas as the code makes them are right, however they are laid out', () => {
  const compact = JSON.stringify(JSON.parse(made[COURSE] ?? ''));
  expect(problemsOf(generatedSchemas, { ...made, [COURSE]: compact })).toEqual([]);
});

test('an old schema is reported and made again', () => {
  const old = { ...made, [COURSE]: '{}' };
  expect(problemsOf(generatedSchemas, old)).toEqual([expect.stringContaining(COURSE)]);
  expect(generatedSchemas.fix?.(aContent(old))).toEqual(new Map([[COURSE, made[COURSE]]]));
});

test('a schema of nothing is reported', () => {
  expect(problemsOf(generatedSchemas, { ...made, 'schema/lamp.schema.json': '{}' })).toEqual([
    expect.stringContaining('No kind of content'),
  ]);
});
