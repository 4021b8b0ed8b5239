import type { Localised } from '../marking/model-answers.ts';
import { letteredOptions } from '../question-types/option-names.ts';
import { rulesOf } from '../question-types/registry.ts';
import type { ExerciseGroup } from './exercise-types.ts';
import { RIGHT_ALREADY } from './exercise-mark.ts';
import { heardInOrder } from './heard-in-order.ts';
import { isExerciseGroup, type ShownGroup } from './lesson-group.ts';
import { readPlaces, spotWords } from './spot-words.ts';

type Named = { readonly name: string; readonly text?: string };

/** `B` with the words of its option: `B. the bus`. An option without words, and anything else, stays as it is. */
function optionInWords(options: readonly Named[], answer: string): string {
  const text = options.find(({ name }) => name === answer)?.text;
  return text === undefined ? answer : `${answer}. ${text}`;
}

/** The words at the places that an answer names. Places that are not there leave the answer as it is. */
function placesInWords(words: readonly string[], answer: string, between: string): string {
  const named = readPlaces(answer)?.map((place) => words[place]);
  return !named || named.length === 0 || named.includes(undefined) ? answer : named.join(between);
}

function exerciseInWords(
  group: ExerciseGroup,
  number: number,
  answer: string,
  language: keyof Localised,
): string {
  const find = <Question extends { readonly number: number }>(questions: readonly Question[]) =>
    questions.find((each) => each.number === number);
  switch (group.type) {
    case 'correct':
      return answer === RIGHT_ALREADY ? (find(group.questions)?.sentence ?? answer) : answer;
    case 'reorder':
      return placesInWords(find(group.questions)?.pieces ?? [], answer, ' ');
    case 'spot':
      return placesInWords(spotWords(find(group.questions)?.text ?? ''), answer, ' … ');
    case 'match':
      return letteredOptions(group.options).find(({ name }) => name === answer)?.text ?? answer;
    case 'classify':
      return group.groups.find(({ id }) => id === answer)?.label[language] ?? answer;
    case 'chart':
      return optionInWords(letteredOptions(find(group.questions)?.options ?? []), answer);
    case 'pair': {
      const options = letteredOptions(find(group.questions)?.options ?? []);
      const heard = answer.split(' ').map((letter) => options.find(({ name }) => name === letter)?.text);
      // Words, not letters: a key has been written out already.
      return heard.every((text) => text !== undefined) ? heardInOrder(heard) : answer;
    }
    case 'cloze':
    case 'transform':
    case 'word-form':
    case 'dictation':
    case 'write':
    case 'record':
      return answer;
    default:
      return group satisfies never;
  }
}

/**
 * An answer as a reader understands it: pieces, words and options in place of the places and letters that are stored. An
 * answer that fits none of them, such as one to an older version of the question, stays as it is.
 */
export function answerInWords(
  group: ShownGroup,
  number: number,
  answer: string,
  language: keyof Localised,
): string {
  if (isExerciseGroup(group)) return exerciseInWords(group, number, answer, language);
  if (group.type === 'multiple-choice') {
    const options = group.questions.find((each) => each.number === number)?.options ?? [];
    return optionInWords(letteredOptions(options), answer);
  }
  return optionInWords(rulesOf(group).options(group, []) ?? [], answer);
}
