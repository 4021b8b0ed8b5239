import { gapSentence } from '../question-types/gap-sentence.ts';
import { OTHER_GAP } from '../question-types/gaps.ts';
import { letteredOptions } from '../question-types/option-names.ts';
import { rulesOf } from '../question-types/registry.ts';
import type { ExerciseGroup } from './exercise-types.ts';
import { isExerciseGroup, type ShownGroup } from './lesson-group.ts';

const withOptions = (text: string, options: readonly string[] | undefined): string =>
  [text, ...letteredOptions(options ?? []).map((option) => `${option.name}  ${option.text ?? ''}`)].join(
    '\n',
  );

/** The sentence of a text around a gap, which has its number in braces. */
function sentenceWithGap(text: string, number: number): string {
  const gapped = text.replace(/\{(\d+)\}/g, (_, found: string) =>
    Number(found) === number ? '{gap}' : OTHER_GAP,
  );
  return gapSentence(gapped, number);
}

function exercisePrompt(group: ExerciseGroup, number: number): string {
  const find = <Question extends { readonly number: number }>(questions: readonly Question[]) =>
    questions.find((each) => each.number === number);
  switch (group.type) {
    case 'cloze':
      return withOptions(sentenceWithGap(group.text, number), find(group.questions)?.options);
    case 'correct':
      return find(group.questions)?.sentence ?? '';
    case 'transform': {
      const { sentence = '', word, start } = find(group.questions) ?? {};
      return [sentence, ...(word ? [`(${word})`] : []), ...(start ? [`${start} …`] : [])].join('\n');
    }
    case 'reorder':
      return (find(group.questions)?.pieces ?? []).join(' / ');
    case 'word-form': {
      const { word = '', text = '' } = find(group.questions) ?? {};
      return `${gapSentence(text, number)} (${word})`;
    }
    case 'match':
    case 'classify':
    case 'spot':
      return find(group.questions)?.text ?? '';
    case 'chart':
      return withOptions(find(group.questions)?.stem ?? '', find(group.questions)?.options);
    case 'pair':
      return (find(group.questions)?.options ?? []).join(' / ');
    case 'write':
      return find(group.questions)?.prompt.en ?? '';
    case 'record':
      return find(group.questions)?.prompt ?? '';
    // What a dictation asks is heard alone.
    case 'dictation':
      return '';
    default:
      return group satisfies never;
  }
}

/**
 * What a question asks, as text that can be understood without its page: with its own options where it has some, a gap as
 * a line. Shared options, passages and charts are not in it. Empty: it is heard and not written anywhere.
 */
export function questionPrompt(group: ShownGroup, number: number): string {
  if (isExerciseGroup(group)) return exercisePrompt(group, number);
  const text = rulesOf(group).questionText(group, number);
  if (group.type === 'multiple-choice') {
    return withOptions(text, group.questions.find((each) => each.number === number)?.options);
  }
  return group.type === 'multiple-choice-several' ? withOptions(text, group.options) : text;
}
