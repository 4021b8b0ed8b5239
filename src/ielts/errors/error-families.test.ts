import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CRITERIA } from '../criteria/criteria.ts';
import { ERROR_FAMILIES, ERROR_FAMILY_IDS } from './error-families.ts';

test('there are sixteen families, one for each set of the error clinic', () => {
  expect(ERROR_FAMILY_IDS).toHaveLength(16);
  expect(Object.keys(ERROR_FAMILIES)).toEqual([...ERROR_FAMILY_IDS]);
});

test.each(ERROR_FAMILY_IDS)('%s has its texts, a criterion of both tasks, and lessons that exist', (id) => {
  const { name, explanation, criterion, lessons } = ERROR_FAMILIES[id];
  for (const text of [name, explanation]) {
    expect(text.en).toMatch(/^[A-Z]/);
    expect(text['zh-Hant']).toMatch(/\p{Script=Han}/u);
  }
  expect(explanation.en).toMatch(/[.”]$/);
  expect(explanation['zh-Hant']).toMatch(/。$/);
  expect(CRITERIA['writing-task-1']).toContain(criterion);
  expect(CRITERIA['writing-task-2']).toContain(criterion);
  expect(lessons.length).toBeGreaterThan(0);
  for (const { course, lesson } of lessons) {
    expect(existsSync(`content/courses/${course}/lessons/${lesson}/lesson.json`), `${course}/${lesson}`).toBe(
      true,
    );
  }
});
