import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { listContent } from '#platform/content/content-folders.ts';
import { SKILLS } from '#ielts/paper/paper.ts';
import { MANIFEST } from './qti-names.ts';
import { exportSection } from './export-section.ts';
import { packFiles } from './pack.ts';
import { readSectionSource } from './read-section-source.ts';
import { structureProblems } from './structure-fixture.ts';

const SECTIONS = listContent('content', 'mock-tests').flatMap((slug) =>
  SKILLS.flatMap((skill) => {
    const source = readSectionSource({ content: 'content', media: 'media', slug }, skill);
    return source.ok ? [[slug, skill, source.value] as const] : [];
  }),
);

test('every mock test of the content has sections to take along', () => {
  expect(new Set(SECTIONS.map(([slug]) => slug))).toEqual(new Set(listContent('content', 'mock-tests')));
});

describe.each(SECTIONS)('%s, %s', (_slug, _skill, source) => {
  const { files, notes } = exportSection(source);

  test('is a package as QTI 3 wants it', () => {
    expect(structureProblems(files)).toEqual([]);
  });

  test('gives the same bytes every time', () => {
    const [once, again] = [packFiles(files), packFiles(exportSection(source).files)];
    // Matchers look at one byte after the other, and a recording has millions.
    expect(Buffer.compare(once, again)).toBe(0);
  });

  test('says of every question or task what became of it', () => {
    expect(notes.length).toBeGreaterThan(1);
    expect(notes.filter(({ what }) => what.trim() === '')).toEqual([]);
  });
});

test('the manifest comes first in the archive', () => {
  const [, , source] = SECTIONS[0] ?? [];
  if (!source) throw new Error('no section');
  const names = Object.keys(unzipSync(packFiles(exportSection(source).files)));
  expect(names[0]).toBe(MANIFEST);
});

const demonstration = (skill: (typeof SKILLS)[number]) =>
  exportSection(
    contentOrThrow(readSectionSource({ content: 'content', media: 'media', slug: 'demonstration' }, skill)),
  ).files;

test.each([
  [
    'reading',
    'items/question-1.xml',
    '<qti-simple-choice identifier="NOT_GIVEN">NOT GIVEN</qti-simple-choice>',
  ],
  ['reading', 'items/questions-6-7.xml', 'max-choices="2"'],
  ['reading', 'items/questions-11-13.xml', '<qti-map-entry map-key="Q11 iv" mapped-value="1"/>'],
  ['reading', 'items/question-19.xml', 'data-max-words="1" data-and-number="false"'],
  ['reading', 'items/questions-29-31.xml', '<qti-gap identifier="Q30"/>'],
  ['reading', 'items/questions-32-33.xml', '<img src="../media/tide-mill.svg"'],
  ['reading', 'test.xml', '<qti-time-limits max-time="3600"/>'],
  ['listening', 'stimuli/audio-1.xml', '<source src="../media/listening-1-'],
  ['writing', 'items/T1.xml', 'data-chart="pie"'],
  ['speaking', 'items/S-card.xml', 'base-type="file"'],
] as const)('the demonstration’s %s has in %s: %s', (skill, name, markup) => {
  expect(strFromU8(demonstration(skill).get(name) ?? new Uint8Array())).toContain(markup);
});

test('the picture of a writing task is said to be left out', () => {
  const source = readSectionSource({ content: 'content', media: 'media', slug: 'academic-3' }, 'writing');
  const { notes } = exportSection(contentOrThrow(source));
  expect(notes).toContainEqual(expect.objectContaining({ subject: 'Picture', carried: 'left' }));
});

test('a candidate of another program is not shown what is said in Listening', () => {
  for (const [name, bytes] of demonstration('listening')) {
    if (!/^(?:items|stimuli)\//.test(name)) continue;
    const shown = strFromU8(bytes).replace(/<qti-modal-feedback[\s\S]*<\/qti-modal-feedback>/, '');
    expect(shown).not.toContain('The tour used to take an hour');
  }
});
