import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SPECIAL_RULES } from './special-rules.ts';
import { SKILL_TAGS } from './skill-tags.ts';

test.each(Object.entries(SPECIAL_RULES))('%s has a rule of two lines, and lessons', (tag, rule) => {
  expect(SKILL_TAGS).toContain(tag.split('/')[0]);
  expect(rule.name.en).toMatch(/^[A-Z]/);
  expect(rule.name['zh-Hant']).toMatch(/\p{Script=Han}/u);
  expect(rule.text.en).toMatch(/^[A-Z].*[.?]$/);
  expect(rule.text['zh-Hant']).toMatch(/\p{Script=Han}.*。$/u);
  expect(rule.text.en.length).toBeLessThanOrEqual(150);
  expect(rule.text['zh-Hant'].length).toBeLessThanOrEqual(75);
  for (const { course, lesson } of rule.lessons) {
    const place = `content/courses/${course}/lessons/${lesson}/lesson.json`;
    expect(existsSync(place), place).toBe(true);
  }
});
