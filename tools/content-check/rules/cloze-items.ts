import { listCheckedQuestions, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';

/** The name before an item or a turn, such as `Ana:` and `B:`, where a sentence begins. */
const NAME = /(?:^|[.?!]\s+)\p{Lu}[\p{L}’-]*:\s/gu;

/** Items and turns of a cloze, `Ana: … Bo: …`, do not run on in one line. */
export const clozeItems: ContentRule = {
  name: 'cloze-items',
  check: (content) =>
    listCheckedQuestions(content).flatMap(({ file, groups }) =>
      groups.flatMap(({ group }) => {
        if (group.type !== 'cloze') return [];
        const runsOn = group.text.split('\n').find((line) => [...line.matchAll(NAME)].length > 1);
        if (runsOn === undefined) return [];
        const place = `question ${group.questions[0]?.number ?? 0}`;
        return [problem(file, place, `“${runsOn}” is several items in one line.`, 'Write \\n between them.')];
      }),
    ),
};
