import { isExerciseGroup, type ShownGroup } from '#ielts/exercises/lesson-group.ts';
import { rulesOf } from '#ielts/question-types/registry.ts';

const none = (count: number | undefined) => (count === undefined || count === 0 ? 0 : 1 / count);

/** In how many ways so many of a number of things can be chosen. */
function ways(things: number, chosen: number): number {
  let result = 1;
  for (let i = 0; i < chosen; i += 1) result = (result * (things - i)) / (i + 1);
  return result;
}

/**
 * The chance to be right at a question by choosing blindly: 0 where an answer is written, marked or put in order.
 * `paragraphs`: the letters of the passage that the group asks about.
 */
export function guessingChance(group: ShownGroup, number: number, paragraphs: readonly string[]): number {
  if (!isExerciseGroup(group)) {
    const expected = rulesOf(group)
      .expect(group, paragraphs)
      .find((each) => each.number === number)?.expected;
    switch (expected?.asks) {
      case 'verdict':
        return none(expected.verdicts.length);
      case 'option':
        return none(expected.names.length);
      case 'options':
        return none(ways(expected.names.length, expected.choose));
      default:
        return 0;
    }
  }
  switch (group.type) {
    case 'cloze':
    case 'chart': {
      const asked: readonly { readonly number: number; readonly options?: readonly string[] | undefined }[] =
        group.questions;
      return none(asked.find((each) => each.number === number)?.options?.length);
    }
    case 'match':
      return none(group.options.length);
    case 'classify':
      return none(group.groups.length);
    case 'pair':
      // Two words, asked twice, and both must be right.
      return 1 / 4;
    default:
      return 0;
  }
}
