import { type Part, partsOf } from '#ielts/paper/paper.ts';
import { findSharedOptions } from '#ielts/paper/shared-options.ts';
import { type QuestionGroup, rulesOf } from '#ielts/question-types/registry.ts';
import { listCheckedSections } from '../checked-sections.ts';
import type { ContentRule } from '../content-rule.ts';
import { QUESTION_TYPE_CHECKS } from '../question-type-checks.ts';

/** Something to choose wrongly is left over: more options than answers, unless an option may be used again. */
export const distractors: ContentRule = {
  name: 'distractors',
  check: (content) =>
    listCheckedSections(content).flatMap(({ section, files }) =>
      partsOf(section).flatMap((part) =>
        part.groups.flatMap((group) => {
          const spare = spareOptions(group, part);
          if (spare === undefined || spare > 0) return [];
          const place = `${section.skill} question ${group.questions[0]?.number ?? ''}`;
          const what = 'There are no more options than answers: the last one needs no thought.';
          return [{ file: files.paper, place, what, how: 'Add an option that is wrong but plausible.' }];
        }),
      ),
    ),
};

/** How many options no question of the group takes; undefined where options are not shared or may be used again. */
function spareOptions(group: QuestionGroup, part: Part): number | undefined {
  const options = findSharedOptions(group, part);
  if (!options || rulesOf(group).mayReuse(group)) return undefined;
  return options.length - QUESTION_TYPE_CHECKS[group.type].optionsTaken(group);
}
