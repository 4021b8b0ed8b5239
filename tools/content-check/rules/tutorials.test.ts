import { describe, expect, test } from 'vitest';
import { aScene, aSentence, aTutorial } from '#features/tutorials/domain/tutorial-fixture.ts';
import type { Scene, Sentence, Tutorial } from '#features/tutorials/domain/tutorial.ts';
import { checkContent } from '../check-content.ts';
import { aContent, aCourse, problemsOf } from '../content-fixture.ts';
import type { ContentRule } from '../content-rule.ts';
import { isOfDraft } from '../drafts.ts';
import { spokenWords } from './spoken-words.ts';
import { tutorialCues } from './tutorial-cues.ts';
import { tutorialForm } from './tutorial-form.ts';
import { tutorialLessons } from './tutorial-lessons.ts';
import { tutorialMedia } from './tutorial-media.ts';
import { tutorialSlides } from './tutorial-slides.ts';

const FILE = 'tutorials/lamps/tutorial.json';
const course = { 'courses/lamps/course.json': aCourse() };

const check = (rule: ContentRule, tutorial: Tutorial) => problemsOf(rule, course, { [FILE]: tutorial });

/** The tutorial with another scene in a place. */
function withScene(place: number, changes: Partial<Scene>): Tutorial {
  const { scenes } = aTutorial();
  return aTutorial({
    scenes: scenes.map((scene, i) => (i === place ? { ...scene, ...changes } : scene)),
  });
}

const withNarration = (...narration: Sentence[]) => withScene(1, { narration });

test.each([tutorialForm, tutorialCues, tutorialSlides, tutorialLessons, tutorialMedia, spokenWords])(
  'a good tutorial passes $name',
  (rule) => {
    expect(check(rule, aTutorial())).toEqual([]);
  },
);

describe('the form of a tutorial', () => {
  const { scenes } = aTutorial();
  const [hook, board, text, think, recap] = scenes as [Scene, Scene, Scene, Scene, Scene];

  test.each<[string, readonly Scene[], string]>([
    ['no hook', [board, text, { ...board, id: 'more' }, think, recap], 'The first scene is no hook'],
    ['no recap', [hook, board, text, think], 'The last scene is no recap'],
    ['no question', [hook, board, text, recap], 'There must be one scene of the kind “think”'],
    [
      'two questions',
      [hook, board, text, think, { ...think, id: 'again' }, recap],
      'There must be one scene',
    ],
    ['one id twice', [hook, board, { ...text, id: 'board' }, think, recap], 'Two scenes have this id'],
    ['too short', [hook, { ...board, narration: [aSentence(9)] }, think, recap], '260 to 520 are right'],
  ])('%s is refused', (_name, scenes, problem) => {
    expect(check(tutorialForm, aTutorial({ scenes })).join('\n')).toContain(problem);
  });

  test('the answer follows the silence', () => {
    const silent = { ...think, narration: [aSentence(9), aSentence(9, { think: true })] };
    expect(check(tutorialForm, aTutorial({ scenes: [hook, board, text, silent, recap] })).join()).toContain(
      'There must be one scene of the kind “think”',
    );
  });
});

test.each<[string, string]>([
  ['jump l', 'starts with “jump”'],
  ['mark l.nobody', 'there is no l.nobody on the slide'],
  ['mark nothing', 'there is no nothing on the slide'],
  ['join l.who l.nobody', 'there is no l.nobody on the slide'],
  ['mark l.who @ never said', '“never said” is not in the sentence'],
  ['repair l', 'l is not a repair'],
  ['answer l', 'l is not a question'],
  ['play l', 'l is not a wave'],
  ['turn l 90', 'l is not a plan'],
  ['put l 1', 'l has no bin 1'],
])('the cue “%s” is refused', (cue, problem) => {
  expect(check(tutorialCues, withNarration(aSentence(6, { do: [cue] })))).toEqual([
    expect.stringContaining(problem),
  ]);
});

test('a tile has each place once', () => {
  const slide = [{ id: 't', type: 'tiles', words: ['a', 'b', 'c'] }] as const;
  const ordered = (cue: string) =>
    check(tutorialCues, withScene(1, { slide, narration: [aSentence(6, { do: [cue] })] }));
  expect(ordered('order t 3 1 2')).toEqual([]);
  for (const cue of ['order t 1 2', 'order t 1 1 2', 'order t 2 3 4']) expect(ordered(cue)).toHaveLength(1);
});

test('two things of one name, and a room that is not there, are refused', () => {
  const line = { id: 'l', type: 'line', text: 'One [two|a].' } as const;
  expect(check(tutorialCues, withScene(1, { slide: [line, line], narration: [aSentence()] }))[0]).toContain(
    'is the name of two things',
  );
  expect(
    check(tutorialCues, withScene(1, { slide: [{ ...line, place: 'm' }], narration: [aSentence()] })),
  ).toEqual([expect.stringContaining('l shares the room of m, which is not there')]);
});

describe('slides', () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, i) => `w${'abcdefghij'[i % 10]}`).join(' ');

  test('a frame has at most 25 English words with its heading of two', () => {
    const crowded = (count: number) =>
      check(
        tutorialSlides,
        withScene(1, { slide: [{ id: 'l', type: 'line', text: words(count) }], narration: [aSentence(6)] }),
      );
    expect(crowded(23)).toEqual([]);
    expect(crowded(24)).toEqual([expect.stringContaining('26 English words are on one frame')]);
  });

  test('a frame has at most 45 Chinese characters with its heading of two', () => {
    const text = { en: 'One', 'zh-Hant': '字'.repeat(44) };
    expect(
      check(
        tutorialSlides,
        withScene(1, { slide: [{ id: 'l', type: 'line', text }], narration: [aSentence(6)] }),
      ),
    ).toEqual([expect.stringContaining('46 Chinese characters')]);
  });

  test('something changes at least every eight seconds', () => {
    const still = check(tutorialSlides, withNarration(aSentence(12), aSentence(12)));
    expect(still).toEqual([expect.stringContaining('Nothing changes for')]);
    const moving = withNarration(aSentence(12), aSentence(12, { do: ['mark l.who'] }));
    expect(check(tutorialSlides, moving)).toEqual([]);
  });

  test('the voice does not read eight words of the slide', () => {
    const spoken = (text: string) =>
      check(
        tutorialSlides,
        withScene(1, {
          slide: [
            { id: 'l', type: 'line', text: 'The helpers were [mostly students|a], with a few teachers.' },
          ],
          narration: [aSentence(6, { en: text })],
        }),
      );
    expect(spoken('The helpers were mostly students, with a few.')).toEqual([
      expect.stringContaining('The voice reads the slide'),
    ]);
    expect(spoken('The helpers were mostly students, with others.')).toEqual([]);
  });
});

test('what the voice says has no figures', () => {
  expect(check(spokenWords, withNarration(aSentence(6, { en: 'It costs 5 pounds.' })))).toEqual([
    expect.stringContaining('“5” cannot be said'),
  ]);
  expect(
    check(spokenWords, withNarration(aSentence(6, { en: 'It costs 5.', spoken: 'It costs five.' }))),
  ).toEqual([]);
});

test.each<[Partial<Tutorial>, string]>([
  [{ slug: 'oil' }, 'oil is not the folder’s name'],
  [{ lessons: [{ course: 'lamps', lesson: '2.1' }] }, 'There is no lesson 2.1 in lamps'],
  [{ lessons: [{ course: 'wicks', lesson: '1.1' }] }, 'There is no lesson 1.1 in wicks'],
])('%j is refused', (changes, problem) => {
  expect(check(tutorialLessons, aTutorial(changes))).toEqual([expect.stringContaining(problem)]);
});

test('two tutorials have two numbers', () => {
  const other = { 'tutorials/oil/tutorial.json': aTutorial({ slug: 'oil' }) };
  expect(problemsOf(tutorialLessons, course, { [FILE]: aTutorial() }, other)).toEqual([
    expect.stringContaining('1 is the number of lamps'),
  ]);
});

describe('media', () => {
  const content = (tutorial: Tutorial, media: { problems?: string[]; bytes?: number }) => ({
    ...aContent({ [FILE]: tutorial }),
    tutorialMedia: {
      check: () => media.problems ?? [],
      findTimes: () => undefined,
      countBytes: () => media.bytes ?? 0,
    },
  });
  const whats = (tutorial: Tutorial, media: { problems?: string[]; bytes?: number }) =>
    tutorialMedia.check(content(tutorial, media)).map(({ what }) => what);

  test('a published tutorial has the media of its text, a draft need not', () => {
    const problems = ['It has no video yet.'];
    expect(whats(aTutorial(), { problems })).toEqual(problems);
    expect(whats(aTutorial({ draft: true }), { problems })).toEqual([]);
  });

  test('all of them have 90 MB at most', () => {
    expect(whats(aTutorial(), { bytes: 90_000_000 })).toEqual([]);
    expect(whats(aTutorial(), { bytes: 90_000_001 })).toEqual([expect.stringContaining('90 are the most')]);
  });
});

test('the problems of a draft stop nobody', () => {
  const draft = aContent({
    [FILE]: { ...aTutorial({ draft: true }), lessons: [{ course: 'x', lesson: '1.1' }] },
  });
  const problems = checkContent(draft).filter(({ file }) => file === FILE);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.every(({ file }) => isOfDraft(draft, file))).toBe(true);
});

test('the fixture is of the form of the files', () => {
  expect(aContent({ [FILE]: aTutorial() }).tutorials).toHaveLength(1);
  expect(aContent({ [FILE]: { ...aTutorial(), scenes: [aScene()] } }).tutorials).toHaveLength(0);
});
