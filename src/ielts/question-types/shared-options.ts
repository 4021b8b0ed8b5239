import { sharedOptionNames } from '../marking/mark-section.ts';
import type { Part, QuestionGroup } from '../paper/paper.ts';

export type NamedOption = {
  /** A letter or numeral: what the answer is. */
  readonly name: string;
  readonly text?: string;
};

/** What the options of a group say; undefined where they are letters on a picture or paragraphs of the passage. */
function optionTexts(group: QuestionGroup): readonly string[] | undefined {
  switch (group.type) {
    case 'multiple-choice-several':
      return group.options;
    case 'matching-headings':
      return group.headings;
    case 'matching-features':
      return group.features;
    case 'matching-sentence-endings':
      return group.endings;
    default:
      return 'fill' in group && group.fill.from === 'box' ? group.fill.options : undefined;
  }
}

/** The options that the questions of a group share, by letter or numeral; none where each is answered by itself. */
export function sharedOptions(group: QuestionGroup, part: Part): NamedOption[] {
  const texts = optionTexts(group);
  return (sharedOptionNames(group, part) ?? []).map((name, place) => {
    const text = texts?.[place];
    return text === undefined ? { name } : { name, text };
  });
}
