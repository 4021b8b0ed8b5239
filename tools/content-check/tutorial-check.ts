import { aTutorial } from '#features/tutorials/domain/tutorial-fixture.ts';
import type { Scene, Sentence, Tutorial } from '#features/tutorials/domain/tutorial.ts';
import { aCourse, problemsOf } from './content-fixture.ts';
import type { ContentRule } from './content-rule.ts';

export const TUTORIAL_FILE = 'tutorials/lamps/tutorial.json';
export const LAMPS_COURSE = { 'courses/lamps/course.json': aCourse() };

/** A rule's problems with a tutorial of the course about lamps. */
export function checkTutorial(rule: ContentRule, tutorial: Tutorial): string[] {
  return problemsOf(rule, LAMPS_COURSE, { [TUTORIAL_FILE]: tutorial });
}

/** The good tutorial with changes to one of its scenes. */
export function withScene(place: number, changes: Partial<Scene>): Tutorial {
  const { scenes } = aTutorial();
  return aTutorial({ scenes: scenes.map((scene, i) => (i === place ? { ...scene, ...changes } : scene)) });
}

/** The good tutorial with another narration of its second scene. */
export const withNarration = (...narration: Sentence[]) => withScene(1, { narration });
