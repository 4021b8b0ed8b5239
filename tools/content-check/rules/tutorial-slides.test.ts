import { describe, expect, test } from 'vitest';
import { aSentence, aTutorial } from '#features/tutorials/domain/tutorial-fixture.ts';
import { checkTutorial, withNarration, withScene } from '../tutorial-check.ts';
import { tutorialSlides } from './tutorial-slides.ts';

test('a good tutorial passes', () => {
  expect(checkTutorial(tutorialSlides, aTutorial())).toEqual([]);
});

describe('slides', () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, i) => `w${'abcdefghij'[i % 10]}`).join(' ');

  test('a frame has at most 25 English words with its heading of two', () => {
    const crowded = (count: number) =>
      checkTutorial(
        tutorialSlides,
        withScene(1, { slide: [{ id: 'l', type: 'line', text: words(count) }], narration: [aSentence(6)] }),
      );
    expect(crowded(23)).toEqual([]);
    expect(crowded(24)).toEqual([expect.stringContaining('26 English words are on one frame')]);
  });

  test('a frame has at most 45 Chinese characters with its heading of two', () => {
    const text = { en: 'One', 'zh-Hant': '字'.repeat(44) };
    expect(
      checkTutorial(
        tutorialSlides,
        withScene(1, { slide: [{ id: 'l', type: 'line', text }], narration: [aSentence(6)] }),
      ),
    ).toEqual([expect.stringContaining('46 Chinese characters')]);
  });

  test('something changes at least every eight seconds', () => {
    const still = checkTutorial(tutorialSlides, withNarration(aSentence(12), aSentence(12)));
    expect(still).toEqual([expect.stringContaining('Nothing changes for')]);
    const moving = withNarration(aSentence(12), aSentence(12, { do: ['mark l.who'] }));
    expect(checkTutorial(tutorialSlides, moving)).toEqual([]);
  });

  test('the voice does not read eight words of the slide', () => {
    const spoken = (text: string) =>
      checkTutorial(
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
