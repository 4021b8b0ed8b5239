import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { MadeQuestion, Said } from './generator.ts';
import type { SaidClip } from './said-clips.ts';

/** Between words that belong together, between letters or figures, and between groups of them. */
const WITHIN_MS = 20;
const APART_MS = 140;
const GROUP_MS = 420;

/** Words of one breath. */
export const inOneBreath = (clips: readonly SaidClip[], lastMs: number = GROUP_MS): readonly Said[] =>
  clips.map((clip, place) => ({ clip, pauseMs: place === clips.length - 1 ? lastMs : WITHIN_MS }));

/** Letters or figures one by one, a short breath after the last. */
export const oneByOne = (items: readonly (readonly SaidClip[])[]): readonly Said[] =>
  items.flatMap((clips, place) => inOneBreath(clips, place === items.length - 1 ? GROUP_MS : APART_MS));

/** A question about what is heard, answered in writing. `words`: the most that an answer may have. */
export function heardQuestion(asked: {
  readonly stem: string;
  readonly words: number;
  readonly key: string;
  readonly explanation: Localised;
  readonly said: readonly Said[];
  readonly transcript: string;
}): MadeQuestion {
  const { stem, words, key, explanation, said, transcript } = asked;
  const group: ShownGroup = {
    type: 'short-answer',
    wordLimit: { words, number: true },
    questions: [{ number: 1, stem }],
  };
  return { group, solution: { key }, explanation, said, transcript };
}
