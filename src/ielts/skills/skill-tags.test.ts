import { expect, test } from 'vitest';
import { ERROR_TAGS, SKILL_TAGS, TOPIC_TAGS } from './skill-tags.ts';

const beginningWith = (letter: string) => SKILL_TAGS.filter((tag) => tag.startsWith(`${letter}-`)).length;

test('there are as many tags of each kind as the curriculum has', () => {
  expect(Object.fromEntries([...'GLRVFWS'].map((letter) => [letter, beginningWith(letter)]))).toEqual({
    G: 48,
    L: 14,
    R: 16,
    V: 20,
    F: 16,
    W: 16,
    S: 16,
  });
  expect(ERROR_TAGS).toHaveLength(16);
  expect(TOPIC_TAGS).toHaveLength(20);
});

test('each is there once, in small letters and hyphens', () => {
  const all = [...SKILL_TAGS, ...ERROR_TAGS];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((tag) => !/^[GLRVFWSE]-[a-z0-9]+(?:-[a-z0-9]+)*$/.test(tag))).toEqual([]);
});

test.each(['G-gb-1-1', 'G-ga-6-4', 'R-false-ng', 'V-daily-life'])('%s is one', (tag) => {
  expect(SKILL_TAGS).toContain(tag);
});
