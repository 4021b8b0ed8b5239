import { countWords } from '#features/courses/server/content/count-lesson.ts';
import type { ExerciseModel } from '#ielts/exercises/exercise-key.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedPractice, listCheckedPractice, listKeyed, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';
import { LONGEST_MODEL, SHORTEST_MODEL } from './lesson-models.ts';

const WRITTEN_MODELS = 2;

/**
 * Something to write has models at two bands, of about the length that is asked for. Something to say has at least one.
 */
export const practiceModels: ContentRule = {
  name: 'practice-models',
  check: (content) => listCheckedPractice(content).flatMap(check),
};

function check(practice: CheckedPractice): ContentProblem[] {
  return listKeyed(practice).flatMap(({ number, group, answer: { solution } }) => {
    if (group.type !== 'write' || !('models' in solution)) return [];
    const words = group.questions.find((each) => each.number === number)?.words;
    const report = (what: string, how: string) => problem(practice.keyFile, `question ${number}`, what, how);
    const bands = new Set(solution.models.map(({ band }) => band)).size;
    return [
      ...(bands < WRITTEN_MODELS
        ? [report(`There are models at ${bands} band(s).`, 'Write them at two bands.')]
        : []),
      ...(words ? solution.models.flatMap((model) => checkLength(model, words, report)) : []),
    ];
  });
}

function checkLength(
  { band, text }: ExerciseModel,
  { from, to }: { readonly from: number; readonly to: number },
  report: (what: string, how: string) => ContentProblem,
): ContentProblem[] {
  const words = countWords(text);
  if (words >= from * SHORTEST_MODEL && words <= to * LONGEST_MODEL) return [];
  const what = `The model at band ${band} has ${words} words; ${from} to ${to} are asked for.`;
  return [report(what, 'Write it at the length that a learner has to write.')];
}
