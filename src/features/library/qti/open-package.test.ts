import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openPackage, resolveHref } from './open-package.ts';

const manifest = strToU8('<manifest/>');

test('a folder round the whole package is taken away', () => {
  const opened = openPackage(zipSync({ 'export/imsmanifest.xml': manifest, 'export/items/1.xml': manifest }));
  expect(opened.ok && [...opened.files.keys()]).toEqual(['imsmanifest.xml', 'items/1.xml']);
});

test('the outermost manifest counts, and what macOS packs beside the files does not', () => {
  const opened = openPackage(
    zipSync({
      'a/inner/imsmanifest.xml': manifest,
      'a/imsmanifest.xml': manifest,
      'a/._1.xml': manifest,
      'a/1.xml': manifest,
      '__MACOSX/a/1.xml': manifest,
    }),
  );
  expect(opened.ok && [...opened.files.keys()].sort()).toEqual([
    '1.xml',
    'imsmanifest.xml',
    'inner/imsmanifest.xml',
  ]);
});

describe('refuses', () => {
  test.each([
    ['what is no archive', strToU8('no archive at all'), 'no ZIP archive'],
    ['an empty file', new Uint8Array(), 'no ZIP archive'],
    ['a cut off archive', zipSync({ 'imsmanifest.xml': manifest }).slice(0, 40), 'no ZIP archive'],
    ['an archive without a manifest', zipSync({ 'a.xml': manifest }), 'no imsmanifest.xml'],
    ['a huge XML file', zipSync({ 'imsmanifest.xml': new Uint8Array(3 * 1024 * 1024) }), 'too large'],
    [
      'an archive that grows to gigabytes',
      zipSync(
        Object.fromEntries([
          ['imsmanifest.xml', manifest],
          ...Array.from({ length: 6 }, (_, i) => [`${i}.m4a`, new Uint8Array(50 * 1024 * 1024)]),
        ]),
      ),
      'too large',
    ],
    [
      'more XML than can be held as elements',
      zipSync(
        Object.fromEntries([
          ['imsmanifest.xml', manifest],
          ...Array.from({ length: 7 }, (_, i) => [`${i}.xml`, new Uint8Array(2 * 1024 * 1024)]),
        ]),
      ),
      'too large',
    ],
    [
      'thousands of files',
      zipSync(Object.fromEntries(Array.from({ length: 2_001 }, (_, i) => [`${i}.xml`, manifest]))),
      'more than 2000 files',
    ],
  ])('%s', (_, archive, what) => {
    expect(openPackage(archive)).toMatchObject({
      ok: false,
      problem: { what: expect.stringContaining(what) },
    });
  });
});

test('an archive that lies about a size gets no more room than it announced', () => {
  const archive = zipSync({ 'imsmanifest.xml': manifest, 'big.xml': new Uint8Array(100_000).fill(65) });
  const view = new DataView(archive.buffer, archive.byteOffset);
  for (let at = 0; at + 46 < archive.length; at++) {
    // The directory’s entry of big.xml: its announced size becomes ten bytes.
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 100_000)
      view.setUint32(at + 24, 10, true);
  }
  const opened = openPackage(archive);
  expect(opened.ok ? opened.files.get('big.xml')?.length : 0).toBeLessThanOrEqual(10);
});

test('names that lead out of the package are passed over', () => {
  const opened = openPackage(
    zipSync({
      'imsmanifest.xml': manifest,
      '../evil.xml': manifest,
      '/etc/x.xml': manifest,
      'a\\..\\..\\b.xml': manifest,
    }),
  );
  expect(opened.ok && [...opened.files.keys()]).toEqual(['imsmanifest.xml']);
  expect(opened.ok && opened.passedOver.length).toBe(3);
});

test.each([
  ['items/1.xml', '../stimuli/a%20b.xml', 'stimuli/a b.xml'],
  ['test.xml', './items//1.xml?x#y', 'items/1.xml'],
  ['items/1.xml', '../../etc/passwd', undefined],
  ['items/1.xml', '/etc/passwd', undefined],
  ['items/1.xml', 'https://example.org/x.png', undefined],
  ['items/1.xml', 'file:///etc/passwd', undefined],
  ['items/1.xml', '..%2f..%2f..%2fx', undefined],
  ['items/1.xml', '%zz.xml', 'items/%zz.xml'],
])('in %s the reference %s is %s', (from, href, expected) => {
  expect(resolveHref(from, href)).toBe(expected);
});
