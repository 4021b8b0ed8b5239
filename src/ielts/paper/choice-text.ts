import { optionLetter } from '../question-types/option-names.ts';
import type { Part } from './paper.ts';
import { sharedOptions } from './shared-options.ts';

/** The words of the options that an answer names by letter. Other answers are returned as they are. */
export function choiceText(parts: readonly Part[], number: number, answer: string): string {
  for (const part of parts) {
    for (const group of part.groups) {
      if (!group.questions.some((each) => each.number === number)) continue;
      const question =
        group.type === 'multiple-choice' ? group.questions.find((each) => each.number === number) : undefined;
      const options = question
        ? question.options.map((text, place) => ({ name: optionLetter(place), text }))
        : sharedOptions(group, part);
      const named = answer.split(' ').map((name) => {
        const option = options.find((each) => each.name === name);
        return option?.text === undefined ? name : `${name}. ${option.text}`;
      });
      return options.length > 0 ? named.join('; ') : answer;
    }
  }
  return answer;
}
