import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TEXT_TOPIC_IDS, TEXT_TOPICS } from './advice-topics.ts';

test.each(TEXT_TOPIC_IDS)('%s has its texts in both languages, and lessons that exist', (id) => {
  const { name, explanation, lessons } = TEXT_TOPICS[id];
  for (const text of [name, explanation]) {
    expect(text.en).toMatch(/^[A-Z]/u);
    expect(text['zh-Hant']).toMatch(/\p{Script=Han}/u);
  }
  for (const task of [1, 2] as const) {
    expect(lessons[task].length).toBeGreaterThan(0);
    for (const { course, lesson } of lessons[task]) {
      expect(existsSync(`content/courses/${course}/lessons/${lesson}/lesson.json`), lesson).toBe(true);
    }
  }
});
