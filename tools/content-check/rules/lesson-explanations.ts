import { countWords, isFree } from '#features/courses/server/content/count-lesson.ts';
import { listCheckedQuestions, listKeyed, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';

const LEAST_WORDS = 20;
const MOST_WORDS = 60;

/** Each marked question of a lesson is explained, in 20 to 60 English words. */
export const lessonExplanations: ContentRule = {
  name: 'lesson-explanations',
  check: (content) =>
    listCheckedQuestions(content).flatMap((questions) =>
      listKeyed(questions).flatMap(({ number, group, answer: { explanation } }) => {
        if (isFree(group.type)) return [];
        const words = countWords(explanation?.en ?? '');
        if (words >= LEAST_WORDS && words <= MOST_WORDS) return [];
        const what = explanation ? `The explanation has ${words} words.` : 'There is no explanation.';
        const how = `Give the reason and why the tempting answer fails, in ${LEAST_WORDS} to ${MOST_WORDS} words.`;
        return [problem(questions.keyFile, `question ${number}`, what, how)];
      }),
    ),
};
