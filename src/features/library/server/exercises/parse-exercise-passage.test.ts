import { expect, test } from 'vitest';
import { parseExercisePassage } from './parse-exercise-passage.ts';

test.each([
  ['# Lamps\n\n**A** One.\n\n**B** Two.\n', { introduction: undefined, letters: ['A', 'B'] }],
  ['# Lamps\n\nOne.\n\nTwo.\n', { introduction: undefined, letters: ['', ''] }],
  ['# Lamps\n\n*An old text.*\n\nOne.\n', { introduction: 'An old text.', letters: [''] }],
  [
    '# Lamps\n\n**A** One.\n\n*Pell Road is invented.*\n',
    { introduction: 'Pell Road is invented.', letters: ['A'] },
  ],
])('%j is a passage', (markdown, { introduction, letters }) => {
  const passage = parseExercisePassage(markdown);
  expect(passage?.introduction).toBe(introduction);
  expect(passage?.paragraphs.map(({ letter }) => letter)).toEqual(letters);
});

test.each(['No title.', '# Lamps\n', '# Lamps\n\n**B** Two.\n\n**A** One.\n'])('%j is none', (markdown) => {
  expect(parseExercisePassage(markdown)).toBeUndefined();
});
