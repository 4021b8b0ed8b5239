import { expect, test } from 'vitest';
import { compareSurvivors } from './compare-survivors.ts';

const ACCEPTED = [
  {
    reason: 'It only saves time.',
    mutants: [['a.ts', 'if (false)'] as const, ['b.ts', 'if (true)'] as const],
  },
];

test('a survivor that nobody has accepted is unexpected, in another file too', () => {
  const survivors = [
    { file: 'a.ts', line: 'if (false)' },
    { file: 'a.ts', line: 'if (true)' },
    { file: 'b.ts', line: 'if (false)' },
  ];
  expect(compareSurvivors(survivors, ACCEPTED, new Set(['a.ts'])).unexpected).toEqual(survivors.slice(1));
});

test('an accepted mutant that no longer survives is obsolete, if its file was tried', () => {
  expect(compareSurvivors([], ACCEPTED, new Set(['a.ts'])).obsolete).toEqual([
    { file: 'a.ts', line: 'if (false)' },
  ]);
});
