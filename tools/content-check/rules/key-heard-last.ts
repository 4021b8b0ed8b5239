import type { WrittenGroup } from '#features/library/server/exercises/exercise-group-schema.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Script } from '#ielts/paper/script.ts';
import {
  type CheckedQuestions,
  listCheckedLessons,
  listCheckedPractice,
  problem,
} from '../checked-lessons.ts';
import { placesOfOthers } from '../bounds/heard-options.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

/** With fewer choices nobody notices a pattern. */
const ENOUGH = 3;
const MOST_LAST = 0.6;

/**
 * Whoever always takes the option that is heard last is not right too often. Where the key is heard is known from its
 * evidence; the other options from the words that they alone have. A module test has no recording for several questions.
 */
export const keyHeardLast: ContentRule = {
  name: 'key-heard-last',
  check: (content) =>
    listHeard(content).flatMap((heard) => {
      const script = content.scripts.find(({ file }) => file === `${heard.folder}${heard.clip}`)?.value;
      return script ? checkClip(heard, script) : [];
    }),
};

/** Questions about one recording. */
type Heard = Pick<CheckedQuestions, 'keyFile' | 'answers'> & {
  readonly folder: string;
  readonly clip: string;
  readonly groups: readonly WrittenGroup[];
};

function listHeard(content: Content): Heard[] {
  return [
    ...listCheckedLessons(content).flatMap(({ folder, keyFile, answers, lesson }) =>
      lesson.blocks.flatMap((block) =>
        block.kind === 'exercise' && block.clip !== undefined
          ? [{ folder, keyFile, answers, clip: block.clip, groups: block.groups }]
          : [],
      ),
    ),
    ...listCheckedPractice(content).flatMap(({ folder, keyFile, answers, set: { clip, groups } }) =>
      clip === undefined ? [] : [{ folder, keyFile, answers, clip, groups }],
    ),
  ];
}

type Choice = {
  readonly number: number;
  readonly options: readonly string[];
  readonly key: number;
  readonly at: number;
};

function checkClip({ keyFile, answers, clip, groups }: Heard, script: Script): ContentProblem[] {
  const said = script.turns.map(({ display }) => display).join('\n');
  const choices = groups
    .flatMap((group) => (group.type === 'multiple-choice' ? group.questions : []))
    .flatMap(({ number, options }): Choice[] => {
      const answer = answers.get(number);
      const places = (answer?.evidence ?? []).map(({ quote }) => said.indexOf(quote)).filter((at) => at >= 0);
      if (!answer || !('key' in answer.solution) || places.length === 0) return [];
      return [{ number, options, key: 'ABCDE'.indexOf(answer.solution.key), at: Math.max(...places) }];
    })
    .sort((one, other) => one.at - other.at);
  const verdicts = choices.flatMap((choice, i) => {
    // What is said of one question lies between the evidence of its neighbours.
    const from = choices[i - 1]?.at ?? 0;
    const others = placesOfOthers(choice, said.slice(from, choices[i + 1]?.at), from);
    return others.length === 0 ? [] : [Math.max(...others) < choice.at];
  });
  const last = verdicts.filter(Boolean).length;
  // To the nearest question: two of three are not a pattern yet.
  const most = Math.round(verdicts.length * MOST_LAST);
  if (verdicts.length < ENOUGH || last <= most) return [];
  const what = `Of ${clip} the key is the last option heard in ${last} of ${verdicts.length} questions.`;
  const how = `It may be so in ${most}: let another option be heard after the key in the others.`;
  return [problem(keyFile, '', what, how)];
}
