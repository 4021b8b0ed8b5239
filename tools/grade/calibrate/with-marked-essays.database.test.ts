import { existsSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { withMarkedEssays } from './with-marked-essays.ts';

let database: TestDatabase;
let printed: string[];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const environment = () => ({ DATABASE_URL: database.url, PUBLIC_URL: 'https://www.school.example' });

test('the counts come first, and nothing is read before they are confirmed', async () => {
  const use = vi.fn();
  await withMarkedEssays({ environment: environment(), confirmed: false, use });
  expect(use).not.toHaveBeenCalled();
  expect(printed.join('\n')).toBe(
    [
      '0 marked essays of 0 learners who agreed: 0 of Task 1, 0 of Task 2.',
      '0 other marked essays are left out: their learners have not agreed or are leaving, or the bands were not given blind.',
      'Nothing was done. Add --yes to calibrate the language model on these essays.',
    ].join('\n'),
  );
});

test('confirmed, the essays are in a file that is gone afterwards, also after a failure', async () => {
  const files: string[] = [];
  const use = async (file: string) => {
    files.push(file);
    expect(readFileSync(file, 'utf8')).toBe('');
    throw new Error('There are not enough marked essays.');
  };
  await expect(withMarkedEssays({ environment: environment(), confirmed: true, use })).rejects.toThrow(
    'There are not enough marked essays.',
  );
  expect(files.map((file) => existsSync(file))).toEqual([false]);
});

test('a refusal of the export is said', async () => {
  const refused = withMarkedEssays({
    environment: { ...environment(), DATABASE_URL: 'mysql://here' },
    confirmed: true,
    use: vi.fn(),
  });
  await expect(refused).rejects.toThrow('DATABASE_URL');
});
