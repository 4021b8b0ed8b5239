import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleOfSkill } from './skill-rules.ts';
import { SKILL_TAGS } from './skill-tags.ts';

/** About two lines of a receipt. */
const [MOST_LETTERS, MOST_CHARACTERS] = [150, 75];

test.each(SKILL_TAGS)('%s has a rule of two lines in both languages, and lessons that exist', (tag) => {
  const rule = ruleOfSkill(tag);
  expect(rule?.text.en).toMatch(/^[“A-Z-].*[.”]$/);
  expect(rule?.text['zh-Hant']).toMatch(/\p{Script=Han}.*[。.]$/u);
  expect(rule?.text.en.length).toBeLessThanOrEqual(MOST_LETTERS);
  expect(rule?.text['zh-Hant'].length).toBeLessThanOrEqual(MOST_CHARACTERS);
  // The tag of a point of grammar names its lesson.
  if (!tag.startsWith('G-')) expect(rule?.lessons.length).toBeGreaterThan(0);
  for (const { course, lesson } of rule?.lessons ?? []) {
    const place = `content/courses/${course}/lessons/${lesson}/lesson.json`;
    expect(existsSync(place), place).toBe(true);
  }
});

test.each(['E-article', 'X-own'])('%s is no skill and has no rule here', (tag) => {
  expect(ruleOfSkill(tag)).toBeUndefined();
});
