import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPackage } from '#features/library/qti/open-package.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QTI_COMMANDS } from './qti-commands.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((text: string) => lines.push(text));
  }
});
afterEach(() => vi.restoreAllMocks());

function run(line: string): number | undefined {
  const [name, ...words] = line.split(' ');
  return QTI_COMMANDS.find((command) => command.name === name)?.run(words);
}

const directory = mkdtempSync(join(tmpdir(), 'ninefold-qti-'));

test('a section is written as a package, with the report of what was carried', () => {
  const file = join(directory, 'reading.zip');
  expect(run(`export-qti demonstration reading ${file}`)).toBe(0);
  expect(openPackage(new Uint8Array(readFileSync(file)))).toMatchObject({ ok: true, passedOver: [] });
  expect(lines.join('\n')).toMatch(/Carried whole: \d+[\s\S]*Not carried: 1[\s\S]*Band table/);
});

test.each([
  ['export-qti demonstration', 2, 'Give: <mock-test>'],
  ['export-qti demonstration dancing x.zip', 2, 'Give: <mock-test>'],
  ['export-qti nowhere reading x.zip', 1, 'content/mock-tests/nowhere/paper.json: The file is missing.'],
  ['export-qti ../.. reading x.zip', 1, 'cannot be a name'],
  ['import-qti', 2, 'Give: <file.zip> <new-name>'],
  ['import-qti nowhere.zip spring', 1, 'There is no file nowhere.zip.'],
  ['import-qti package.json spring', 1, 'no ZIP archive'],
  ['import-qti package.json ../spring', 1, 'no name for a mock test'],
])('“%s” ends with %d', (line, code, text) => {
  expect(run(line)).toBe(code);
  expect(lines.join('\n')).toContain(text);
});

test('an import never overwrites a mock test', () => {
  const file = join(directory, 'writing.zip');
  expect(run(`export-qti demonstration writing ${file}`)).toBe(0);
  expect(run(`import-qti ${file} demonstration`)).toBe(1);
  expect(lines.at(-1)).toBe(
    'content/mock-tests/demonstration is there already. Nothing was written: choose another name.',
  );
});
