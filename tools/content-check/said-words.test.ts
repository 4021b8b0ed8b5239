import { expect, test } from 'vitest';
import { isSaid } from './said-words.ts';

test.each([
  ['oil lamps', 'They burn oil lamps.'],
  ['13', 'There were thirteen of them.'],
  ['£8.60', 'You pay eight pounds sixty.'],
  ['21 July', 'On the twenty-first of July, then.'],
  ['9.30', 'At half past nine.'],
  ['Penhollow', 'It’s Ruth Pen-hollow.'],
  ['Penn', 'That’s P. E. double N.'],
  ['806 3317', 'It’s eight oh six. Double three. One seven.'],
  ['07700', 'Oh double seven. Double oh.'],
])('%s is said in “%s”', (answer, said) => {
  expect(isSaid(answer, said)).toBe(true);
});

test.each([
  ['oil', 'They soil the lamps.'],
  ['art', 'That is the first part.'],
  ['13', 'There were thirty of them.'],
  ['£8.60', 'You pay eight pounds sixteen.'],
  ['Penn', 'That’s P. E. N.'],
  ['806 3317', 'It’s eight oh six. Three. One seven.'],
])('%s is not said in “%s”', (answer, said) => {
  expect(isSaid(answer, said)).toBe(false);
});
