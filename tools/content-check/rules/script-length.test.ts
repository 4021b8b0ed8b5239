import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aListeningTest, aScript } from '../listening-fixture.ts';
import { scriptLength } from './script-length.ts';

function check(words: number): string[] {
  const display = 'word '.repeat(words).trim();
  const turns = [
    { id: 't1', speaker: 'narrator', display: 'word '.repeat(2000).trim(), pauseMs: 0 },
    { id: 't2', speaker: 'man', display, pauseMs: 0 },
  ];
  return problemsOf(scriptLength, aListeningTest({ script: aScript({ turns }) }));
}

// There are two questions: a fifth of a part.
test.each([104, 200])('%d words for two questions are right, whatever the narrator says', (words) => {
  expect(check(words)).toEqual([]);
});

test.each([103, 201])('%d words for two questions are not', (words) => {
  expect(check(words)).toEqual([
    expect.stringContaining(
      `There are ${words} words, the narrator’s not counted. 2 questions need 104 to 200.`,
    ),
  ]);
});
