import { expect, describe, test } from 'vitest';
import { listContent } from '#platform/content/content-folders.ts';
import { SKILLS } from '#ielts/paper/paper.ts';
import { exportSection } from './export-section.ts';
import { readSectionSource } from './read-section-source.ts';
import {
  acceptedAnswers,
  bringBack,
  passagesOf,
  withoutCompanion,
  withoutFileNames,
} from './round-trip-fixture.ts';

const SECTIONS = listContent('content', 'mock-tests').flatMap((slug) =>
  SKILLS.flatMap((skill) => {
    const source = readSectionSource({ content: 'content', media: 'media', slug }, skill);
    // A draft that is not rendered yet has no recordings to travel.
    const isSilent = source.ok && skill === 'listening' && source.value.recordings.size === 0;
    return source.ok && !isSilent ? [[slug, skill, source.value] as const] : [];
  }),
);

describe.each(SECTIONS)('%s, %s', (_slug, skill, source) => {
  const { files } = exportSection(source);

  test('comes back whole from its own package', () => {
    const { section, key, imported } = bringBack(files);
    expect(withoutFileNames({ section })).toEqual(
      withoutFileNames({ ...source, section: withoutTaskPictures(source.section) }),
    );
    expect(key).toEqual(source.key);
    expect(passagesOf(imported)).toEqual([...source.passages.values()]);
    expect(imported.notes.filter(({ carried }) => carried !== 'whole')).toEqual([]);
  });

  test('comes back with its scripts, recordings and pictures', () => {
    const { content, media } = bringBack(files).imported;
    const scripts = [...content]
      .filter(([file]) => file.includes('/scripts/'))
      .map(([, text]) => JSON.parse(text) as unknown);
    expect(scripts).toEqual([...source.scripts.values()]);
    const sounds = [...media].filter(([file]) => file.endsWith('.m4a')).map(([, bytes]) => bytes);
    expect(sounds).toEqual([...source.recordings.values()].map(({ bytes }) => bytes));
    const pictures = [...media].filter(([file]) => file.startsWith('art/')).map(([, bytes]) => bytes);
    expect(pictures).toEqual([...source.pictures.values()]);
  });

  test('comes back from QTI alone with questions, options, accepted answers, limits and passages', () => {
    const { section, key, imported } = bringBack(withoutCompanion(files));
    expect(passagesOf(imported)).toEqual([...source.passages.values()]);
    expect(acceptedAnswers(section, key)).toEqual(acceptedAnswers(source.section, source.key));
    if (skill === 'speaking') expect(asked(section)).toEqual(asked(source.section));
    else expect(carriedByQti(section)).toEqual(carriedByQti(source.section));
  });

  test('comes back from QTI alone with explanations in both languages and evidence', () => {
    const { key } = bringBack(withoutCompanion(files));
    if (key.skill === 'reading' && source.key.skill === 'reading') {
      expect(key.answers.map(explained)).toEqual(source.key.answers.map(explained));
    }
    if (key.skill === 'listening' && source.key.skill === 'listening') {
      expect(key.answers.map(({ explanation }) => explanation)).toEqual(
        source.key.answers.map(({ explanation }) => explanation),
      );
    }
  });
});

type Section = (typeof SECTIONS)[number][2]['section'];

const explained = ({ explanation, evidence }: { explanation: unknown; evidence: unknown }) => ({
  explanation,
  evidence,
});

/** The minutes after the last recording are in the companion alone. */
function carriedByQti(section: Section): unknown {
  return section.skill === 'listening'
    ? withoutFileNames({ section: { ...section, checkMinutes: 2 } })
    : withoutFileNames({ section: withoutTaskPictures(section) });
}

/** The picture of a writing task is left out, and the export says so. */
function withoutTaskPictures(section: Section): Section {
  if (section.skill !== 'writing') return section;
  const tasks = section.tasks.map((task) => (task.type === 'chart' ? { ...task, picture: undefined } : task));
  return { ...section, tasks };
}

/** Of an interview, what is asked: how it is said aloud, and the lines between, are in the companion alone. */
function asked(section: Section): unknown {
  if (section.skill !== 'speaking') return undefined;
  return JSON.parse(
    JSON.stringify(section.parts, (name, value: unknown) => (name === 'spoken' ? undefined : value)),
  );
}

test('a band table that does not fit the questions any more is not taken', () => {
  const [, , source] = SECTIONS.find(([slug, skill]) => slug === 'free-trial' && skill === 'reading') ?? [];
  if (!source) throw new Error('no free trial');
  const { files } = exportSection(source);
  const fewer = new Map([...files].filter(([name]) => name !== 'items/question-13.xml'));
  const { key, imported } = bringBack(fewer);
  expect(key.skill === 'reading' && key.answers.length).toBe(12);
  expect(key.skill === 'reading' && key.bands[0]?.minRaw).toBe(12);
  expect(imported.notes.map(({ subject }) => subject)).toContain('Band table');
});
