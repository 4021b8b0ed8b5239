import { countWords, isFree } from '#features/courses/server/content/count-lesson.ts';
import { listCheckedQuestions, listKeyed, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';

const LEAST_WORDS = { lesson: 20, 'module-test': 20, 'practice-set': 25 } as const;
const MOST_WORDS = 60;

/** Each marked question of a lesson or practice set is explained, in at most 60 English words. */
export const lessonExplanations: ContentRule = {
  name: 'lesson-explanations',
  check: (content) =>
    listCheckedQuestions(content).flatMap((questions) =>
      listKeyed(questions).flatMap(({ number, group, answer: { explanation } }) => {
        if (isFree(group.type)) return [];
        const least = LEAST_WORDS[questions.kind];
        const words = countWords(explanation?.en ?? '');
        if (words >= least && words <= MOST_WORDS) return [];
        const what = explanation ? `The explanation has ${words} words.` : 'There is no explanation.';
        const how = `Give the reason and why the tempting answer fails, in ${least} to ${MOST_WORDS} words.`;
        return [problem(questions.keyFile, `question ${number}`, what, how)];
      }),
    ),
};
