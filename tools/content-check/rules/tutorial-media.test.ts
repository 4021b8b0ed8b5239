import { describe, expect, test } from 'vitest';
import { aScene, aTutorial } from '#features/tutorials/domain/tutorial-fixture.ts';
import type { Tutorial } from '#features/tutorials/domain/tutorial.ts';
import { checkContent } from '../check-content.ts';
import { aContent } from '../content-fixture.ts';
import { isOfDraft } from '../drafts.ts';
import { checkTutorial, TUTORIAL_FILE } from '../tutorial-check.ts';
import { tutorialMedia } from './tutorial-media.ts';

test('a good tutorial passes', () => {
  expect(checkTutorial(tutorialMedia, aTutorial())).toEqual([]);
});

describe('media', () => {
  const content = (tutorial: Tutorial, media: { problems?: string[]; bytes?: number }) => ({
    ...aContent({ [TUTORIAL_FILE]: tutorial }),
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
    [TUTORIAL_FILE]: { ...aTutorial({ draft: true }), lessons: [{ course: 'x', lesson: '1.1' }] },
  });
  const problems = checkContent(draft).filter(({ file }) => file === TUTORIAL_FILE);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.every(({ file }) => isOfDraft(draft, file))).toBe(true);
});

test('the fixture is of the form of the files', () => {
  expect(aContent({ [TUTORIAL_FILE]: aTutorial() }).tutorials).toHaveLength(1);
  expect(aContent({ [TUTORIAL_FILE]: { ...aTutorial(), scenes: [aScene()] } }).tutorials).toHaveLength(0);
});
