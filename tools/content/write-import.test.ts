import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportSection } from '#features/library/qti/export-section.ts';
import { importSection } from '#features/library/qti/import-section.ts';
import { packFiles } from '#features/library/qti/pack.ts';
import { readSectionSource } from '#features/library/qti/read-section-source.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { writeImport } from './write-import.ts';

const listed = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();

test('a section that was taken along is brought in as files that can be taken along again, and overwrites nothing', () => {
  const place = { content: 'content', media: 'media', slug: 'demonstration' };
  const { files } = exportSection(contentOrThrow(readSectionSource(place, 'listening')));
  const imported = importSection(packFiles(files), 'brought-in');
  if (!imported.ok) throw new Error(imported.problem.what);
  const root = mkdtempSync(join(tmpdir(), 'ninefold-qti-'));

  const done = writeImport(imported, 'brought-in', root);
  expect(done.ok && [...done.written].sort()).toEqual(listed(root));
  const again = { content: join(root, 'content'), media: join(root, 'media'), slug: 'brought-in' };
  const source = contentOrThrow(readSectionSource(again, 'listening'));
  expect([...source.recordings.keys()]).toEqual(['scripts/listening-1.json']);
  expect(exportSection({ ...source, slug: 'demonstration' }).files.get('test.xml')).toEqual(
    files.get('test.xml'),
  );

  const before = listed(root).map((file) => readFileSync(join(root, file), 'utf8'));
  expect(writeImport(imported, 'brought-in', root)).toEqual({
    ok: false,
    taken: 'content/mock-tests/brought-in',
  });
  expect(listed(root).map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(before);
});
