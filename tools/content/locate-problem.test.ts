import { expect, test } from 'vitest';
import { locateProblem } from './locate-problem.ts';

const files = new Map([
  [
    'paper.json',
    `{
  "sections": [
    { "skill": "listening", "parts": [
      { "groups": [
        { "type": "notes", "lines": [
          { "text": "no gap" },
          { "text": "oil {1}" }
        ] },
        { "questions": [
          { "number": 2 }
        ] }
      ] }
    ] },
    { "skill": "speaking", "parts": [
      { "id": "p1q1" }
    ] }
  ]
}`,
  ],
  [
    'answer-key.json',
    `{
  "sections": [
    { "skill": "reading", "bands": [
      { "minRaw": 2 },
      { "minRaw": 0 }
    ],
    "answers": [
      { "number": 1 }
    ] },
    { "skill": "writing", "tasks": [
      { "number": 1 },
      { "number": 2 }
    ] },
    { "skill": "speaking", "models": [
      { "question": "card" }
    ] }
  ]
}`,
  ],
  ['script.json', '{\n  "turns": [\n    { "id": "t1" },\n    { "id": "t2" }\n  ]\n}'],
  ['broken.json', '{\n  "turns": [\n    1,\n  ]\n}'],
  ['passage.md', '# Lamps'],
]);

test.each([
  ['paper.json', '', 1],
  ['paper.json', 'sections.1', 14],
  ['paper.json', 'listening', 3],
  ['paper.json', 'listening question 1', 7],
  ['paper.json', 'listening question 2', 10],
  ['paper.json', 'speaking p1q1', 15],
  ['answer-key.json', 'reading question 1', 8],
  ['answer-key.json', 'reading bands row 2', 5],
  ['answer-key.json', 'writing task 2', 12],
  ['answer-key.json', 'speaking card', 15],
  ['answer-key.json', 'speaking gone', 14],
  ['script.json', 'turn t2', 4],
  ['broken.json', '', 4],
  ['passage.md', 'line 7', 7],
  ['missing.json', '', 1],
])('in %s, “%s” is in line %d', (file, place, line) => {
  expect(locateProblem({ file, place }, files)).toBe(line);
});
