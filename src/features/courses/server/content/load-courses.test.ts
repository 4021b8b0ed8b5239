import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { both } from '../course-fixture.ts';
import type { LessonMedia } from './lesson-media.ts';
import { listOpenLessons } from './list-open-lessons.ts';
import { loadCourses, type CatalogueCourse } from './load-courses.ts';

const COURSE: CatalogueCourse = {
  key: 'lamps',
  slug: 'lamps',
  productId: 'lamps_id',
  title: both('Lamps', '燈'),
  hours: 1,
  bands: { from: 3, to: 4.5 },
  syllabus: [
    {
      title: both('First', '一'),
      lessons: [
        { slug: 'oil', title: both('Oil', '油'), minutes: 40 },
        { slug: 'wicks', title: both('Wicks', '燈芯'), minutes: 30 },
      ],
    },
  ],
  sampleLessons: ['oil'],
};
const LESSON = {
  kind: 'teach',
  goal: both('You can.', '你可以。'),
  buildsOn: [],
  prepares: [],
  blocks: [
    { id: 'opening', kind: 'text' },
    { id: 'video', kind: 'tutorial', tutorial: 'one-verb' },
    {
      id: 'try-it',
      kind: 'exercise',
      title: both('Try it', '練習'),
      passage: 'passages/1.md',
      groups: [{ type: 'cloze', text: 'I {1} here and {2} there.', options: { '1': ['live', 'am live'] } }],
    },
    { id: 'look', kind: 'text' },
  ],
};
const KEY = {
  answers: [1, 2].map((number) => ({
    number,
    key: 'live',
    explanation: both('A secret reason.', '祕密的理由。'),
    skill: 'G-gb-1-1',
  })),
};
const FILES = {
  'lesson.json': LESSON,
  'key.json': KEY,
  'en.md': '# Oil\n\nRead **this**.\n\n## Look {#look}\n\n- one\n- two\n',
  'zh-Hant.md': '# 油\n\n讀**這個**。\n\n## 看 {#look}\n\n- 一\n- 二\n',
  'passages/1.md': '# A lamp\n\nIt burns.\n\nIt is old.\n',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-courses-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const CLIP = {
  title: 'A sentence',
  situation: 'A sentence to write down',
  speakers: { speaker: { voice: 'woman-1' } },
  turns: [{ id: 't1', speaker: 'speaker', display: 'It burns.', pauseMs: 500 }],
};

function load(
  files: Readonly<Record<string, unknown>>,
  durationMs?: number,
  findRecording: LessonMedia['audio']['findRecording'] = () => undefined,
  findPaper: LessonMedia['findPaper'] = () => undefined,
) {
  for (const [name, value] of Object.entries(files)) {
    const path = join(folder, 'courses/lamps/lessons/oil', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const media = {
    pictures: createMediaFiles(folder),
    audio: { findRecording },
    findPaper,
    findTutorial: () => (durationMs === undefined ? undefined : { durationMs }),
  };
  return loadCourses(folder, media, [COURSE]);
}

function lessonOf(loaded: ReturnType<typeof load>) {
  return loaded.ok ? loaded.value.findLesson('lamps', 'oil') : undefined;
}

describe('a lesson', () => {
  test('is open when its folder is there; the others are announced with their planned minutes', () => {
    const loaded = load(FILES);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
    expect([...listOpenLessons(loaded.value, 'lamps')]).toEqual([['oil', 5]]);
    expect(loaded.value.findLesson('lamps', 'wicks')).toMatchObject({
      minutes: 30,
      loaded: undefined,
      isFree: false,
    });
    expect(lessonOf(loaded)).toMatchObject({ number: '1.1', isFree: true, minutes: 5 });
  });

  test('that holds a section of a paper is closed until the paper is published with that section', () => {
    const block = { id: 'section', kind: 'paper', skill: 'reading', papers: ['lamps', 'oil'] };
    const files = { ...FILES, 'lesson.json': { ...LESSON, blocks: [...LESSON.blocks, block] } };
    const published = (...slugs: readonly string[]) =>
      load(files, undefined, undefined, (slug) =>
        slugs.includes(slug) ? { module: 'general-training', skills: ['reading'] } : undefined,
      );
    for (const loaded of [published(), published('lamps')]) {
      expect(lessonOf(loaded)).toMatchObject({ loaded: undefined });
    }
    expect(lessonOf(published('lamps', 'oil'))?.loaded?.content.blocks.at(-1)).toEqual({
      id: 'section',
      kind: 'paper',
      skill: 'reading',
      papers: [
        { mockTest: 'lamps', module: 'general-training' },
        { mockTest: 'oil', module: 'general-training' },
      ],
    });
    const listening = load(files, undefined, undefined, () => ({
      module: 'academic',
      skills: ['listening'],
    }));
    expect(lessonOf(listening)).toMatchObject({ loaded: undefined });
  });

  test('has its text in both languages, piece by piece, and its gaps as questions', () => {
    const blocks = lessonOf(load(FILES, 60_000))?.loaded?.content.blocks ?? [];
    expect(blocks[0]).toMatchObject({
      heading: null,
      pieces: [
        {
          kind: 'paragraph',
          html: {
            en: '<p>Read <strong>this</strong>.</p>\n',
            'zh-Hant': '<p>讀<strong>這個</strong>。</p>\n',
          },
        },
      ],
    });
    expect(blocks[1]).toMatchObject({ tutorial: 'one-verb', durationMs: 60_000 });
    expect(blocks[2]).toMatchObject({
      passage: { title: 'A lamp', paragraphs: [{ letter: '', text: 'It burns.' }, { text: 'It is old.' }] },
      groups: [
        {
          questions: [
            { number: 1, options: ['live', 'am live'] },
            { number: 2, options: undefined },
          ],
        },
      ],
    });
    expect(blocks[3]).toMatchObject({ heading: { en: 'Look', 'zh-Hant': '看' }, pieces: [{ kind: 'list' }] });
  });

  test('keeps its keys apart from what is shown, and changes its version with either', () => {
    const first = lessonOf(load(FILES))?.loaded;
    expect(JSON.stringify(first?.content)).not.toContain('secret reason');
    expect(first?.key.answers).toHaveLength(2);
    const answers = KEY.answers.map((answer) => ({ ...answer, key: 'stay' }));
    expect(lessonOf(load({ 'key.json': { answers } }))?.loaded?.content.version).not.toBe(
      first?.content.version,
    );
  });

  test('that is a draft is closed, however broken', () => {
    const loaded = load({ ...FILES, 'lesson.json': { ...LESSON, draft: true }, 'key.json': 'no JSON' });
    expect(lessonOf(loaded)).toMatchObject({ loaded: undefined });
  });

  test.each([
    ['of a question', { groups: [{ type: 'dictation', questions: [{ number: 1, clip: 'clips/1.json' }] }] }],
    ['of an exercise', { clip: 'clips/1.json' }],
  ])('is closed without a sound %s, and open with it', (_name, changes) => {
    const blocks = LESSON.blocks.map((block) =>
      block.kind === 'exercise' ? { ...block, ...changes } : block,
    );
    const files = { ...FILES, 'lesson.json': { ...LESSON, blocks }, 'clips/1.json': CLIP };
    expect(lessonOf(load(files))).toMatchObject({ loaded: undefined });
    const found = (folder: string, clip: string) => ({
      recording: { src: `/media/audio/${folder}/${clip}.m4a`, durationMs: 1000, synthetic: true },
      times: [],
    });
    const loaded = lessonOf(load(files, undefined, found))?.loaded;
    expect(JSON.stringify(loaded?.content)).toContain('/media/audio/courses/lamps/lessons/oil/1.json.m4a');
  });

  test.each([
    [{ 'zh-Hant.md': FILES['zh-Hant.md'].replace('- 二\n', '- 二\n\n多一段。\n') }, 'differ'],
    [{ 'key.json': '{' }, 'This is not JSON'],
    [{ 'passages/1.md': 'No title.' }, 'This is no passage.'],
    [{ 'lesson.json': { ...LESSON, blocks: [...LESSON.blocks, ...LESSON.blocks] } }, 'block id twice'],
  ])('with %j keeps the site closed', (files, says) => {
    const loaded = load({ ...FILES, ...files });
    expect(loaded.ok).toBe(false);
    expect(loaded.ok ? '' : JSON.stringify(loaded.problems)).toContain(says);
  });
});
