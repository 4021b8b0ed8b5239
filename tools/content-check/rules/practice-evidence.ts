import { isExerciseGroup } from '#ielts/exercises/lesson-group.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedPractice, listCheckedPractice, listKeyed, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';

/** A question of the test’s types about a passage or a clip has its evidence. Another rule looks for its words there. */
export const practiceEvidence: ContentRule = {
  name: 'practice-evidence',
  check: (content) => listCheckedPractice(content).flatMap(check),
};

function check(practice: CheckedPractice): ContentProblem[] {
  const { clip, passage } = practice.set;
  if (clip === undefined && passage === undefined) return [];
  return listKeyed(practice).flatMap(({ number, group, answer: { evidence } }) => {
    const report = (what: string, how: string) => [
      problem(practice.keyFile, `question ${number}`, what, how),
    ];
    if (evidence.length === 0) {
      return isExerciseGroup(group) ? [] : report('There is no evidence.', 'Copy the words that decide.');
    }
    const named = evidence.find(({ paragraph }) => paragraph !== '');
    return clip !== undefined && passage === undefined && named
      ? report(`A clip has no paragraph ${named.paragraph}.`, 'Write "paragraph": "".')
      : [];
  });
}
