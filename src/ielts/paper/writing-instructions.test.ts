import { expect, test } from 'vitest';
import { writingInstructions } from './writing-instructions.ts';

test.each([
  ['chart', 20, ['You should spend about 20 minutes on this task.']],
  ['essay', 40, ['You should spend about 40 minutes on this task.']],
  [
    'letter',
    20,
    ['You should spend about 20 minutes on this task.', 'You do not need to write any addresses.'],
  ],
] as const)('a %s of %d minutes is introduced by %j', (type, minutes, lines) => {
  expect(writingInstructions({ type, minutes })).toEqual(lines);
});
