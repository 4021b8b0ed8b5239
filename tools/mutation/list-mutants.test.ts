import { expect, test } from 'vitest';
import { applyMutant, listMutants } from './list-mutants.ts';

const whats = (source: string) => listMutants(source).map(({ what }) => what);

test.each<[string, string[]]>([
  ['const a = b === c;', ['=== → !==']],
  ['const a = b < 3;', ['< → <=', '3 → 4']],
  ['const a = b && !c;', ['&& → ||', '! → (nothing)']],
  ['const a = list.some((each) => each);', ['some → every']],
  ['  if (a) return b;', ['without if (a) return b;']],
  ["  ['yen', 7],", ["without ['yen', 7],", '7 → 8']],
  ["  km: ['kilometres'],", ["without km: ['kilometres'],"]],
  ['const a = { b: true };', ['true → false']],
])('%s has the mutants %j', (source, expected) => {
  expect(whats(source).sort()).toEqual(expected.sort());
});

test.each([
  "const a = 'b === c';",
  '// a === b && c',
  '/** a < b */',
  'const a = /b|c < 3/u;',
  'const a: ReadonlyMap<string, number> = b;',
  "import { a } from './b.ts';",
  'type A = { readonly b: 3 };',
  'const a = `${b} === c`;',
])('%s has none', (source) => {
  expect(listMutants(source)).toEqual([]);
});

test('a mutant changes its place alone, and knows its line', () => {
  const source = 'const a = 1;\nconst b = a === 1;\n';
  const [, second] = listMutants(source);
  expect(second).toMatchObject({ line: 2, what: '=== → !==' });
  expect(second && applyMutant(source, second)).toBe('const a = 1;\nconst b = a !== 1;\n');
});
