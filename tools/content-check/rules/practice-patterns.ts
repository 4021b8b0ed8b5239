import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedPractice, listCheckedPractice, listKeyed, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';

/** From this many questions on, a pattern gives answers away. */
const ENOUGH = 4;

/**
 * No pattern gives an answer of a practice set away: in a cloze the key is not in one place of the options, pairs to join
 * are not in the order of their options, and cards do not come group by group.
 */
export const practicePatterns: ContentRule = {
  name: 'practice-patterns',
  check: (content) =>
    listCheckedPractice(content).flatMap((practice) => [
      ...checkCloze(practice),
      ...checkMatches(practice),
      ...checkCards(practice),
    ]),
};

function checkCloze(practice: CheckedPractice): ContentProblem[] {
  const places = listKeyed(practice).flatMap(({ number, group, answer: { solution } }) => {
    if (group.type !== 'cloze' || !('key' in solution)) return [];
    const options = group.questions.find((each) => each.number === number)?.options;
    return options ? [options.indexOf(solution.key)] : [];
  });
  const most = Math.max(
    0,
    ...[...Map.groupBy(places, (place) => place).values()].map(({ length }) => length),
  );
  if (places.length < ENOUGH || most <= places.length / 2) return [];
  const what = `The key of ${most} of ${places.length} gaps is in the same place of its options.`;
  return [problem(practice.keyFile, '', what, 'Change the order of some options.')];
}

/** The keys of each group of a type, in the order of its questions. */
function keysOf(practice: CheckedPractice, type: 'match' | 'classify') {
  return practice.groups.flatMap(({ group }) => {
    if (group.type !== type) return [];
    const keys = group.questions.flatMap(({ number }) => {
      const solution = practice.answers.get(number)?.solution;
      return solution && 'key' in solution ? [solution.key] : [];
    });
    return keys.length === group.questions.length ? [{ group, keys }] : [];
  });
}

function checkMatches(practice: CheckedPractice): ContentProblem[] {
  return keysOf(practice, 'match').flatMap(({ group, keys }) => {
    if (group.type !== 'match' || keys.length < ENOUGH - 1) return [];
    const places = keys.map((key) => group.options.indexOf(key));
    const rising = places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0));
    const place = `question ${group.questions[0]?.number}`;
    const what = 'The options are in the order of the questions.';
    return rising ? [problem(practice.file, place, what, 'Shuffle the options.')] : [];
  });
}

function checkCards(practice: CheckedPractice): ContentProblem[] {
  return keysOf(practice, 'classify').flatMap(({ group, keys }) => {
    const changes = keys.filter((key, i) => i > 0 && key !== keys[i - 1]).length;
    if (keys.length < ENOUGH || changes >= new Set(keys).size) return [];
    const place = `question ${group.questions[0]?.number}`;
    return [problem(practice.file, place, 'The cards come group by group.', 'Shuffle the cards.')];
  });
}
