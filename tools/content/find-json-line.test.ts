import { expect, test } from 'vitest';
import { findJsonLine } from './find-json-line.ts';

const SOURCE = `{
  "title": { "en": "A, \\"b\\": {c}" },
  "sections": [
    { "skill": "reading", "minutes": 60 },
    {
      "skill": "writing",
      "tasks": [
        true,
        null
      ]
    }
  ]
}
`;

test.each([
  ['', 1],
  ['title', 2],
  ['title.en', 2],
  ['sections', 3],
  ['sections.0.minutes', 4],
  ['sections.1', 5],
  ['sections.1.tasks', 7],
  ['sections.1.tasks.0', 8],
  ['sections.1.tasks.1', 9],
  ['sections.1.prompt', 5],
  ['sections.7.prompt', 3],
  ['nothing', 1],
])('%s stands in line %d', (path, line) => {
  expect(findJsonLine(SOURCE, path === '' ? [] : path.split('.'))).toBe(line);
});
