import { type ExpectedNumber } from '../question-types/expected-answer.ts';
import { gapsOf } from '../question-types/gaps.ts';
import { optionLetters } from '../question-types/option-names.ts';
import { type QuestionGroup, rulesOf } from '../question-types/registry.ts';
import { type Mark, markOf } from '../marking/mark.ts';
import { markAnswer } from '../marking/mark-answer.ts';
import { markOption, markSharedOptions } from '../marking/mark-choice.ts';
import { plainText } from '../marking/plain-text.ts';
import type { ExerciseSolution } from './exercise-key.ts';
import { type ExerciseMark, RIGHT_ALREADY } from './exercise-mark.ts';
import type { ExerciseGroups, ExerciseType } from './exercise-types.ts';
import { heardInOrder } from './heard-in-order.ts';
import { isExerciseGroup, type LessonGroup } from './lesson-group.ts';
import { markSentence } from './match-sentence.ts';
import { readingsOf } from './contractions.ts';
import { markedPlaces, markedWords, readPlaces } from './spot-words.ts';

type QuestionOf<Type extends ExerciseType> = ExerciseGroups[Type]['questions'][number];
/** Marks one answer of a type. Throws when the solution is not of the type's kind; the content check refuses such keys. */
type Marker<Type extends ExerciseType> = (
  question: QuestionOf<Type>,
  solution: ExerciseSolution,
  answer: string,
  group: ExerciseGroups[Type],
) => ExerciseMark;

/** No gap of an exercise is as long. The limit keeps pages of text from being examined. */
const GAP_LIMIT = { words: 8, number: true } as const;

const MARKERS: { readonly [Type in ExerciseType]: Marker<Type> } = {
  cloze: ({ number, options }, solution, answer, { text }) =>
    options
      ? markText(keyOf(solution), answer)
      : markGap(keyOf(solution), gapsOf(text).find((gap) => gap.number === number)?.text ?? '', answer),
  correct: ({ sentence, punctuation }, solution, answer) => {
    if ('right' in solution) {
      if (answer === RIGHT_ALREADY) return markOf('exact', [sentence]);
      return markSentence([sentence], answer, punctuation);
    }
    const accepted = acceptedOf(solution);
    return answer === RIGHT_ALREADY
      ? markOf('wrong-choice', accepted)
      : markSentence(accepted, answer, punctuation);
  },
  transform: ({ word, punctuation }, solution, answer) => {
    const accepted = acceptedOf(solution);
    const mark = markSentence(accepted, answer, punctuation);
    // A good sentence without the word that must be used answers another question.
    const readings = readingsOf(plainText(answer), 'answer');
    return mark.right && word !== undefined && !readings.some((reading) => reading.includes(plainText(word)))
      ? markOf('different', accepted)
      : mark;
  },
  reorder: ({ pieces }, solution, answer) => markOrder(pieces, solution, answer),
  match: (_question, solution, answer, { options }) => {
    const key = keyOf(solution);
    const letters = optionLetters(options.length);
    return { ...markOption(letters, letters[options.indexOf(key)] ?? '', answer), accepted: [key] };
  },
  classify: (_question, solution, answer) => markText(keyOf(solution), answer),
  'word-form': ({ text }, solution, answer) => markGap(keyOf(solution), text, answer),
  spot: (_question, solution, answer) => markPlaces(keyOf(solution), answer),
  chart: ({ stem, options }, solution, answer) =>
    options
      ? markOption(optionLetters(options.length), keyOf(solution), answer)
      : markGap(keyOf(solution), stem, answer),
  dictation: (_question, solution, answer) => markSentence([keyOf(solution)], answer),
  pair: ({ options }, solution, answer) => markPair(options, solution, answer),
  write: (_question, solution) => ownWork(solution),
  record: (_question, solution) => ownWork(solution),
};

/**
 * Marks the answers of one group by number; a question without an answer is marked blank. `paragraphs`: the letters of
 * the passage that the group asks about. A question without a solution has no mark. Throws on a solution of another
 * type's kind: the content check refuses it.
 */
export function markGroup(
  group: LessonGroup,
  paragraphs: readonly string[],
  solutions: ReadonlyMap<number, ExerciseSolution>,
  answers: ReadonlyMap<number, string>,
): ReadonlyMap<number, ExerciseMark> {
  if (isExerciseGroup(group)) {
    const mark = MARKERS[group.type] as Marker<ExerciseType>;
    return new Map(
      group.questions.flatMap((question) => {
        const solution = solutions.get(question.number);
        if (!solution) return [];
        return [
          [question.number, mark(question, solution, answers.get(question.number) ?? '', group)] as const,
        ];
      }),
    );
  }
  return markExamGroup(group, paragraphs, solutions, answers);
}

function markExamGroup(
  group: QuestionGroup,
  paragraphs: readonly string[],
  solutions: ReadonlyMap<number, ExerciseSolution>,
  answers: ReadonlyMap<number, string>,
): ReadonlyMap<number, ExerciseMark> {
  const rules = rulesOf(group);
  const asked: (ExpectedNumber & { readonly key: string; readonly given: string })[] = rules
    .expect(group, paragraphs)
    .flatMap((expected) => {
      const solution = solutions.get(expected.number);
      return solution
        ? [{ ...expected, key: keyOf(solution), given: answers.get(expected.number) ?? '' }]
        : [];
    });
  if (rules.inAnyOrder(group)) {
    const names = (rules.options(group, paragraphs) ?? []).map(({ name }) => name);
    return new Map(
      markSharedOptions(names, asked).map(({ number, given: _given, ...mark }) => [number, mark]),
    );
  }
  return new Map(asked.map(({ number, expected, key, given }) => [number, markAnswer(expected, key, given)]));
}

function markGap(key: string, text: string, answer: string): Mark {
  const expected = { asks: 'words', wordLimit: GAP_LIMIT, text } as const;
  const plain = markAnswer(expected, key, answer);
  if (plain.right || plain.rule === 'blank') return plain;
  const full = readingsOf(plainText(answer), 'answer')
    .map((reading) => markAnswer(expected, writtenOut(key), reading))
    .find(({ right }) => right);
  return full ? { ...full, accepted: plain.accepted } : plain;
}

/** A key with its contractions written out; its slashes and brackets stay. */
const writtenOut = (key: string): string =>
  plainText(key)
    .split(' ')
    .map((word) => readingsOf(word, 'key')[0] ?? word)
    .join(' ');

/** A chosen text: it is the key, or it is not. */
function markText(key: string, answer: string): Mark {
  if (answer === '') return markOf('blank', [key]);
  return markOf(answer === key ? 'exact' : 'wrong-choice', [key]);
}

function markOrder(pieces: readonly string[], solution: ExerciseSolution, answer: string): Mark {
  if (!('orders' in solution)) throw new TypeError('An order is needed.');
  const accepted = solution.orders.map((order) => order.join(' '));
  const places = readPlaces(answer);
  if (places?.length === 0) return markOf('blank', accepted);
  if (!places || new Set(places).size !== places.length || places.some((place) => place >= pieces.length))
    return markOf('not-a-choice', accepted);
  const order = places.map((place) => pieces[place]);
  const isThis = (right: readonly string[]) =>
    right.length === order.length && right.every((piece, place) => piece === order[place]);
  if (solution.orders.some(isThis)) return markOf('exact', accepted);
  return markOf(
    solution.orders.every((right) => right.length > order.length) ? 'incomplete' : 'different',
    accepted,
  );
}

function markPlaces(key: string, answer: string): Mark {
  const accepted = [markedWords(key)];
  const places = readPlaces(answer);
  if (places === undefined) return markOf('not-a-choice', accepted);
  if (places.length === 0) return markOf('blank', accepted);
  const right = markedPlaces(key);
  const chosen = new Set(places);
  const missing = [...right].some((place) => !chosen.has(place));
  const extra = [...chosen].some((place) => !right.has(place));
  if (missing && extra) return markOf('different', accepted);
  if (extra) return markOf('extra-words', accepted);
  return markOf(missing ? 'incomplete' : 'exact', accepted);
}

/** Two letters, one for each sound: `A B`. Both must be right, so that a guess seldom is. */
function markPair(options: readonly string[], solution: ExerciseSolution, answer: string): Mark {
  if (!('first' in solution)) throw new TypeError('Two sounds are needed.');
  const accepted = [heardInOrder([solution.first, solution.second])];
  const letters = answer.split(' ').filter((letter) => letter !== '');
  if (letters.length === 0) return markOf('blank', accepted);
  const chosen = letters.map((letter) => options[optionLetters(options.length).indexOf(letter)]);
  if (chosen.includes(undefined) || letters.length > 2) return markOf('not-a-choice', accepted);
  if (chosen.length < 2) return markOf('incomplete', accepted);
  const right = chosen[0] === solution.first && chosen[1] === solution.second;
  return markOf(right ? 'exact' : 'wrong-choice', accepted);
}

/** What is written or said freely is compared with a model by its learner. Nothing of it is wrong, also where it was skipped. */
function ownWork(solution: ExerciseSolution): ExerciseMark {
  if (!('models' in solution)) throw new TypeError('A model is needed.');
  return { rule: 'unmarked', accepted: solution.models.map(({ text }) => text) };
}

function keyOf(solution: ExerciseSolution): string {
  if (!('key' in solution)) throw new TypeError('A key is needed.');
  return solution.key;
}

function acceptedOf(solution: ExerciseSolution): readonly string[] {
  if (!('accepted' in solution)) throw new TypeError('Accepted sentences are needed.');
  return solution.accepted;
}
