import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { loadPracticeSets } from './load-practice-sets.ts';

const L = { en: 'Lamps', 'zh-Hant': '燈' };
const SET = {
  title: L,
  goal: L,
  minutes: 8,
  bands: { from: 4, to: 5.5 },
  skill: 'R-detail',
  moreSkills: ['R-scan'],
  access: 'plan',
  passage: 'passage.md',
  clip: 'clips/1.json',
  groups: [{ type: 'cloze', text: 'It {1} here.', options: { '1': ['burns', 'burn'] } }],
};
const KEY = {
  answers: [
    {
      number: 1,
      key: 'burns',
      explanation: { en: 'A secret reason.', 'zh-Hant': '祕密的理由。' },
      skill: 'R-detail',
      band: 4.5,
      wrong: { burn: L },
    },
  ],
};
const CLIP = {
  title: 'A sentence',
  situation: 'Somebody says a sentence.',
  speakers: { speaker: { voice: 'woman-1', name: 'Ann' } },
  turns: [{ id: 't1', speaker: 'speaker', display: 'It burns.', pauseMs: 500 }],
};
const FILES = {
  'set.json': SET,
  'key.json': KEY,
  'passage.md': '# A lamp\n\n**A** It burns.\n',
  'clips/1.json': CLIP,
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-sets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, files: Readonly<Record<string, unknown>>) {
  for (const [file, value] of Object.entries(files)) {
    const path = join(folder, 'practice', name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

const heard = (isRendered: boolean) => ({
  pictures: createMediaFiles('media'),
  audio: {
    findRecording: () =>
      isRendered
        ? {
            recording: { src: '/media/audio/practice/reading/lamps/1.m4a', durationMs: 900, synthetic: true },
            times: [{ id: 't1', startMs: 0, endMs: 900 }],
          }
        : undefined,
  },
});

function load(isRendered = true) {
  const sets = loadPracticeSets(folder, heard(isRendered));
  if (!sets.ok) throw new Error(JSON.stringify(sets.problems));
  return sets.value;
}

test('a set is loaded with its passage, its recording, its key and what is said', () => {
  write('reading/lamps', FILES);
  const found = load().find('reading/lamps');
  expect(found?.set).toMatchObject({
    id: 'reading/lamps',
    bank: 'reading',
    skills: ['R-detail', 'R-scan'],
    topic: null,
    lesson: null,
    access: 'plan',
    material: {
      passage: { title: 'A lamp' },
      recording: { durationMs: 900 },
      groups: [{ type: 'cloze', questions: [{ number: 1, options: ['burns', 'burn'] }] }],
    },
  });
  expect(found?.key).toMatchObject([{ number: 1, solution: { key: 'burns' }, band: 4.5, error: null }]);
  expect(found?.transcript?.turns).toHaveLength(1);
});

test('what a learner sees of a set has nothing of its key', () => {
  write('reading/lamps', FILES);
  expect(JSON.stringify(load().find('reading/lamps')?.set)).not.toContain('secret');
});

test('a version changes with the key and with nothing else', () => {
  write('reading/lamps', FILES);
  const before = load().find('reading/lamps')?.set.version;
  expect(load().find('reading/lamps')?.set.version).toBe(before);
  write('reading/lamps', { 'key.json': { answers: [{ ...KEY.answers[0], band: 5 }] } });
  expect(load().find('reading/lamps')?.set.version).not.toBe(before);
});

test('a draft and a set without its sound are not there', () => {
  write('reading/draft', { 'set.json': { ...SET, draft: true } });
  write('reading/lamps', FILES);
  expect(load().all.map(({ set }) => set.id)).toEqual(['reading/lamps']);
  expect(load(false).all).toEqual([]);
});

test('sets come in the order of the banks; the prompts for essays are none of them', () => {
  const { passage: _passage, clip: _clip, ...plain } = SET;
  write('letters/thanks', { 'set.json': plain, 'key.json': KEY });
  write('grammar/verbs', { 'set.json': plain, 'key.json': KEY });
  write('grammar/articles', { 'set.json': plain, 'key.json': KEY });
  write('writing/zoos', { 'set.json': { other: true } });
  expect(load().all.map(({ set }) => set.id)).toEqual([
    'grammar/articles',
    'grammar/verbs',
    'letters/thanks',
  ]);
});

test('every broken file is named', () => {
  write('reading/lamps', { ...FILES, 'key.json': {} });
  write('errors/lamps', { 'set.json': {} });
  const loaded = loadPracticeSets(folder, heard(true));
  const files = loaded.ok ? [] : loaded.problems.map(({ file }) => file);
  expect(new Set(files)).toEqual(
    new Set(['practice/errors/lamps/set.json', 'practice/reading/lamps/key.json']),
  );
});
