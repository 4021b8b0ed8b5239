import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { loadCatalogue } from './load-catalogue.ts';

/** A sample lesson. Without its folder it is looked for in the older form, one file in each language. */
const SAMPLE = 'courses/grammar-basics/lessons/present-simple-or-continuous';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ninefold-catalogue-'));
  cpSync('content', directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

function edit(file: string, change: (text: string) => string): void {
  const path = join(directory, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing was changed in ${file}.`);
  writeFileSync(path, after);
}

/** `file place` of every problem. */
function problems(): string[] {
  const loaded = loadCatalogue(directory, createMediaFiles('media'));
  return loaded.ok ? [] : loaded.problems.map(({ file, place }) => `${file} ${place}`);
}

test('the content that is shipped has no problem', () => {
  expect(problems()).toEqual([]);
});

describe('a catalogue that cannot be used names the place:', () => {
  test.each<[string, () => void, readonly string[]]>([
    [
      'a price below nothing',
      () => edit('products.json', (text) => text.replace('"priceMinor": 4900', '"priceMinor": -4900')),
      ['products.json products.0.priceMinor'],
    ],
    [
      'a text without its translation',
      () => edit('teachers/hannah.json', (text) => text.replace('"zh-Hant"', '"zh-Hans"')),
      [
        expect.stringMatching(/^teachers\/hannah\.json .+/),
        expect.stringMatching(/^teachers\/hannah\.json .+/),
      ] as never,
    ],
    [
      'a picture that is not there',
      () => edit('plans/basic-account.json', (text) => text.replace(/"art\/[^"]+"/, '"art/plans/none.svg"')),
      ['plans/basic-account.json cover.src'],
    ],
    [
      'a lesson that is not there in one language',
      () => {
        rmSync(join(directory, SAMPLE), { recursive: true });
        writeFileSync(join(directory, `${SAMPLE}.en.md`), '# Now or always\n\nTwo tenses.\n');
      },
      [`${SAMPLE}.zh-Hant.md `],
    ],
    [
      'a mock test that is not there',
      () =>
        edit('plans/free-trial.json', (text) => text.replace('"paper": "free-trial"', '"paper": "another"')),
      ['mock-tests/another/paper.json '],
    ],
    [
      'a teacher on the moon',
      () =>
        edit('teachers/rohan.json', (text) =>
          text.replace(/"timeZone": "[^"]+"/, '"timeZone": "Moon/Tranquility"'),
        ),
      ['teachers/rohan.json timeZone'],
    ],
    [
      'a broken file',
      () => edit('courses/ielts-basics/course.json', (text) => text.slice(1)),
      ['courses/ielts-basics/course.json '],
    ],
    ['a missing file', () => rmSync(join(directory, 'products.json')), ['products.json ']],
  ])('%s', (_, spoil, expected) => {
    spoil();
    expect(problems()).toEqual(expected);
  });

  test('and all of them at once', () => {
    rmSync(join(directory, 'products.json'));
    edit('courses/ielts-basics/course.json', (text) => text.slice(1));
    edit('teachers/rohan.json', (text) => text.slice(1));
    edit('plans/free-trial.json', (text) => text.slice(1));
    expect(problems()).toHaveLength(4);
  });
});
