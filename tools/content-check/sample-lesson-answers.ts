import { parseKey } from '#ielts/marking/answer-key.ts';
import type { ExerciseSolution } from '#ielts/exercises/exercise-key.ts';
import { RIGHT_ALREADY } from '#ielts/exercises/exercise-mark.ts';
import type { ExerciseGroup } from '#ielts/exercises/exercise-types.ts';
import { isExerciseGroup } from '#ielts/exercises/lesson-group.ts';
import { markedPlaces, spotWords } from '#ielts/exercises/spot-words.ts';
import { rulesOf } from '#ielts/question-types/registry.ts';
import { optionLetters } from '#ielts/question-types/option-names.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';

/** Answers that a key must accept, and answers that it must refuse. */
export type SampleAnswers = { readonly right: readonly string[]; readonly wrong: readonly string[] };

const others = (options: readonly string[], right: string) => options.filter((option) => option !== right);

/** The accepted words of a key. */
function formsOf(key: string): readonly string[] {
  const parsed = parseKey(key);
  return parsed.ok ? parsed.forms.map(({ text }) => text) : [];
}

/** The places of an order's pieces: the answer as a page sends it. */
function placesOf(pieces: readonly string[], order: readonly string[]): string {
  const left: (string | undefined)[] = [...pieces];
  return order
    .map((piece) => {
      const place = left.indexOf(piece);
      left[place] = undefined;
      return place;
    })
    .join(' ');
}

/** Undefined: the key is not of the kind that the type needs. */
function ofExercise(
  group: ExerciseGroup,
  number: number,
  solution: ExerciseSolution,
): SampleAnswers | undefined {
  const key = 'key' in solution ? solution.key : undefined;
  switch (group.type) {
    case 'write':
    case 'record':
      return 'models' in solution ? { right: [], wrong: [] } : undefined;
    case 'correct': {
      const sentence = group.questions.find((each) => each.number === number)?.sentence ?? '';
      if ('right' in solution) return { right: [RIGHT_ALREADY, sentence], wrong: [] };
      return 'accepted' in solution
        ? { right: solution.accepted, wrong: [sentence, RIGHT_ALREADY] }
        : undefined;
    }
    case 'transform': {
      const sentence = group.questions.find((each) => each.number === number)?.sentence ?? '';
      return 'accepted' in solution ? { right: solution.accepted, wrong: [sentence] } : undefined;
    }
    case 'reorder': {
      const pieces = group.questions.find((each) => each.number === number)?.pieces ?? [];
      if (!('orders' in solution)) return undefined;
      const shown = pieces.map((_, place) => place).join(' ');
      return { right: solution.orders.map((order) => placesOf(pieces, order)), wrong: [shown] };
    }
    case 'pair': {
      if (!('first' in solution)) return undefined;
      const options = group.questions.find((each) => each.number === number)?.options ?? ['', ''];
      const letterOf = (sound: string) => 'AB'[options.indexOf(sound)] ?? '?';
      const right = `${letterOf(solution.first)} ${letterOf(solution.second)}`;
      return { right: [right], wrong: others(['A A', 'A B', 'B A', 'B B'], right) };
    }
    default:
  }
  if (key === undefined) return undefined;
  switch (group.type) {
    case 'match': {
      const letters = optionLetters(group.options.length);
      const right = letters[group.options.indexOf(key)] ?? '?';
      return { right: [right], wrong: others(letters, right) };
    }
    case 'classify':
      return {
        right: [key],
        wrong: others(
          group.groups.map(({ id }) => id),
          key,
        ),
      };
    case 'cloze': {
      const options = group.questions.find((each) => each.number === number)?.options;
      return options ? { right: [key], wrong: others(options, key) } : { right: formsOf(key), wrong: [] };
    }
    case 'word-form': {
      const word = group.questions.find((each) => each.number === number)?.word ?? '';
      return { right: formsOf(key), wrong: formsOf(key).includes(word) ? [] : [word] };
    }
    case 'spot': {
      const all = spotWords(key).map((_, place) => place);
      const right = [...markedPlaces(key)];
      return { right: [right.join(' ')], wrong: right.length === all.length ? [] : [all.join(' ')] };
    }
    case 'chart': {
      const options = group.questions.find((each) => each.number === number)?.options;
      return options
        ? { right: [key], wrong: others(optionLetters(options.length), key) }
        : { right: formsOf(key), wrong: [] };
    }
    case 'dictation':
      return { right: [key], wrong: [] };
    default:
      return undefined;
  }
}

/**
 * Answers that show whether a key is right for its question: those that it names, and the other options or the wrong
 * sentence that the question itself shows. Undefined: the key is not of the kind that the type needs.
 */
export function sampleAnswers(
  group: ShownGroup,
  paragraphs: readonly string[],
  number: number,
  solution: ExerciseSolution,
): SampleAnswers | undefined {
  if (isExerciseGroup(group)) return ofExercise(group, number, solution);
  if (!('key' in solution)) return undefined;
  const { key } = solution;
  const expected = rulesOf(group)
    .expect(group, paragraphs)
    .find((each) => each.number === number)?.expected;
  if (!expected) return undefined;
  switch (expected.asks) {
    case 'verdict':
      return { right: [key], wrong: others(expected.verdicts, key) };
    case 'option':
      return { right: [key], wrong: others(expected.names, key) };
    case 'options':
      return { right: [key], wrong: [] };
    case 'words':
      return { right: formsOf(key), wrong: [] };
    default:
      return expected satisfies never;
  }
}
