import { describe, expect, test } from 'vitest';
import { aSentence, aTutorial } from '#features/tutorials/domain/tutorial-fixture.ts';
import type { Scene } from '#features/tutorials/domain/tutorial.ts';
import { checkTutorial } from '../tutorial-check.ts';
import { tutorialForm } from './tutorial-form.ts';

test('a good tutorial passes', () => {
  expect(checkTutorial(tutorialForm, aTutorial())).toEqual([]);
});

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
    expect(checkTutorial(tutorialForm, aTutorial({ scenes })).join('\n')).toContain(problem);
  });

  test('the answer follows the silence', () => {
    const silent = { ...think, narration: [aSentence(9), aSentence(9, { think: true })] };
    expect(
      checkTutorial(tutorialForm, aTutorial({ scenes: [hook, board, text, silent, recap] })).join(),
    ).toContain('There must be one scene of the kind “think”');
  });
});

test('title and goal are in English without Chinese', () => {
  const goal = { en: 'fix 雖然 in a sentence', 'zh-Hant': '改好句子' };
  expect(checkTutorial(tutorialForm, aTutorial({ goal }))).toEqual([
    expect.stringContaining('goal.en: There is Chinese in it'),
  ]);
});
