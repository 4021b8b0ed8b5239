import { expect, test } from 'vitest';
import { decideMedia } from '#platform/media/signed-address.ts';
import { useCourses } from '#tests/courses/use-courses.ts';
import type { ExerciseBlock } from '../../domain/lesson-content.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import { createCourses } from '../content/load-courses.ts';
import { aCourse, aLesson, aLoadedLesson, anAnswerKey, anExercise } from '../course-fixture.ts';

const HEARD: ShownGroup = {
  type: 'dictation',
  questions: [1, 2].map((number) => ({ number, clip: 'clips/d1.json' })),
};
const SECRET = 'The secret word is wick.';
const TRANSCRIPT = {
  title: 'A lamp',
  situation: 'Two people talk about a lamp.',
  speakers: { man: { name: 'Seller', voice: 'man-1' } },
  turns: [
    { id: 't1', speaker: 'man', display: SECRET, pauseMs: 300 },
    { id: 't2', speaker: 'man', display: 'It burns.', pauseMs: 300 },
  ],
  times: [{ id: 't1', startMs: 200, endMs: 2000 }],
} as const;
const soundOf = (place: string) => ({
  src: `/media/audio/courses/lamps/${place}-0123456789abcdef.m4a`,
  durationMs: 3000,
  synthetic: true,
});
const aHeardExercise = (place: string): ExerciseBlock => ({
  ...anExercise('try-it', HEARD),
  recording: soundOf(`${place}/1`),
  clips: { 'clips/d1.json': soundOf(`${place}/d1`) },
});
const lessonOf = (slug: string) =>
  aLoadedLesson({
    slug,
    blocks: [aHeardExercise(`lessons/${slug}`)],
    key: {
      answers: [1, 2].map((number) => anAnswerKey(number, { key: 'It burns.' })),
      useModels: [],
      taskModels: [],
    },
    transcripts: new Map([['try-it', TRANSCRIPT]]),
  });

const { aBuyer, aBrowser, buy } = useCourses({
  courses: createCourses([
    aCourse({
      modules: [
        {
          number: 1,
          title: { en: 'First', 'zh-Hant': '第一' },
          lessons: [aLesson('1.1', lessonOf('oil'), true), aLesson('1.2', lessonOf('wicks'))],
          test: {
            block: aHeardExercise('module-tests/1'),
            answers: [{ ...anAnswerKey(1, { key: 'It burns.' }), lesson: '1.1' }],
          },
        },
      ],
    }),
  ]),
});

type Blocks = readonly Pick<ExerciseBlock, 'recording' | 'clips'>[];
const addressesIn = (blocks: Blocks) =>
  blocks.flatMap(({ recording, clips }) => [
    recording?.src ?? '',
    ...Object.values(clips).map(({ src }) => src),
  ]);

function verdictOn(address: string, now: Date) {
  const { pathname, searchParams } = new URL(address, 'http://site.example');
  return decideMedia(Buffer.alloc(32, 1), {
    path: pathname,
    isPublic: false,
    until: searchParams.get('until') ?? undefined,
    key: searchParams.get('key') ?? undefined,
    now,
  });
}
/** Of the fixture's clock. */
const NINE_O_CLOCK = Date.UTC(2026, 10, 21, 9);
const HOUR_MS = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(NINE_O_CLOCK + hours * HOUR_MS);

test('a visitor hears a free lesson at plain addresses, and gets none of another lesson', async () => {
  const { body } = await aBrowser().send('GET', '/api/courses/lamps/lessons/oil');
  const { blocks } = body['lesson'] as { blocks: Blocks };
  expect(addressesIn(blocks)).toEqual([soundOf('lessons/oil/1').src, soundOf('lessons/oil/d1').src]);
  const paid = await aBrowser().send('GET', '/api/courses/lamps/lessons/wicks');
  expect(paid.status).toBe(403);
  expect(paid.text).not.toContain('.m4a');
});

test('a buyer gets addresses that end after half a day, and with the access to the course', async () => {
  const { token, account } = await aBuyer();
  const open = async () => {
    const { body } = await aBrowser(token).send('GET', '/api/courses/lamps/lessons/wicks');
    return addressesIn((body['lesson'] as { blocks: Blocks }).blocks);
  };
  const addresses = await open();
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    expect(verdictOn(address, inHours(10.9))).toBe('signed');
    expect(verdictOn(address, inHours(12.1))).toBe('refused');
  }
  buy(account.id, 'lamps', inHours(2));
  for (const address of await open()) expect(verdictOn(address, inHours(3))).toBe('refused');
});

test('the sounds of a module test are signed too', async () => {
  const { token } = await aBuyer();
  const { body } = await aBrowser(token).send('POST', '/api/courses/lamps/modules/1/tests');
  const addresses = addressesIn((body['test'] as { blocks: Blocks }).blocks);
  expect(addresses).toHaveLength(2);
  for (const address of addresses) expect(verdictOn(address, inHours(1))).toBe('signed');
});

test('the words of a recording are released when every question of its exercise has an answer', async () => {
  const visitor = aBrowser();
  const path = '/api/courses/lamps/lessons/oil';
  const answer = (number: number) =>
    visitor.send('PUT', `${path}/answers`, { answers: [{ number, value: 'It burns.', sequence: 1 }] });
  expect((await visitor.send('GET', path)).text).not.toContain(SECRET);
  expect((await answer(1)).text).not.toContain(SECRET);
  expect((await visitor.send('GET', path)).text).not.toContain(SECRET);
  const transcript = {
    block: 'try-it',
    title: 'A lamp',
    turns: [
      { id: 't1', speaker: 'Seller', text: SECRET, start_ms: 200, end_ms: 2000 },
      { id: 't2', speaker: 'Seller', text: 'It burns.', start_ms: null, end_ms: null },
    ],
  };
  expect((await answer(2)).body['transcripts']).toEqual([transcript]);
  expect((await visitor.send('GET', path)).body['transcripts']).toEqual([transcript]);
  // Another visitor has answered nothing.
  expect((await aBrowser().send('GET', path)).text).not.toContain(SECRET);
});
