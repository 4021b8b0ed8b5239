import { expect, test } from 'vitest';
import { isShown, listChoices } from './mark-filter.ts';

const article = { kind: 'error', criterion: 'grammatical-range-and-accuracy', family: 'article' } as const;
const spelling = { kind: 'error', criterion: 'lexical-resource', family: 'spelling' } as const;
const word = { kind: 'seen', criterion: 'lexical-resource', family: null } as const;

test('the choices are those that show some marks and not all', () => {
  expect(listChoices([article, article, spelling, word]).map(({ value, count }) => [value, count])).toEqual([
    ['all', 4],
    ['error', 3],
    ['seen', 1],
    ['grammatical-range-and-accuracy', 2],
    ['lexical-resource', 2],
    ['family article', 2],
    ['family spelling', 1],
  ]);
  expect(listChoices([article]).map(({ value }) => value)).toEqual(['all']);
});

test.each([
  [{ by: 'all' }, [true, true, true]],
  [{ by: 'kind', kind: 'error' }, [true, true, false]],
  [{ by: 'criterion', criterion: 'lexical-resource' }, [false, true, true]],
  [{ by: 'family', family: 'article' }, [true, false, false]],
] as const)('%j shows %j', (filter, shown) => {
  expect([article, spelling, word].map((mark) => isShown(mark, filter))).toEqual(shown);
});
