import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import { guessingChance } from './guessing.ts';
import type { PracticeAnswerKey, PracticeKey, PracticeSet } from './practice-set.ts';

/** Questions of a set that stay together, with their keys. */
export type SetUnit = {
  /** `<set>#<first number>`. */
  readonly id: string;
  readonly set: PracticeSet;
  readonly skill: string;
  readonly family: string;
  /** With the questions of this unit alone. */
  readonly groups: readonly ShownGroup[];
  readonly keys: PracticeKey;
  /** How probable a right guess is, for each key. */
  readonly guesses: readonly number[];
};

/** Types whose questions can be shown one by one. */
const ALONE: ReadonlySet<string> = new Set([
  'multiple-choice',
  'sentence-completion',
  'short-answer',
  'correct',
  'transform',
  'reorder',
  'word-form',
  'spot',
  'chart',
  'dictation',
  'pair',
  'write',
  'record',
]);
/** Types that show each question by itself, so that one can be left out. */
const LISTED: ReadonlySet<string> = new Set([
  ...ALONE,
  'true-false-not-given',
  'yes-no-not-given',
  'matching-information',
  'matching-features',
  'matching-sentence-endings',
  'match',
  'classify',
]);

/** What an answer is remembered by: its error, where the key names one, or else its skill. */
export const familyOf = ({ error, skill }: Pick<PracticeAnswerKey, 'error' | 'skill'>): string =>
  error ?? skill;

/** The letters of the passage that groups ask about. */
export const paragraphsOf = ({ material }: Pick<PracticeSet, 'material'>): readonly string[] =>
  (material.passage?.paragraphs ?? []).map(({ letter }) => letter).filter((letter) => letter !== '');

const numbersOf = (group: ShownGroup): readonly number[] =>
  (group.questions as readonly { readonly number: number }[]).map(({ number }) => number);

/** A group with some of its questions. */
const cut = (group: ShownGroup, numbers: readonly number[]): ShownGroup =>
  ({
    ...group,
    questions: (group.questions as readonly { readonly number: number }[]).filter(({ number }) =>
      numbers.includes(number),
    ),
  }) as ShownGroup;

function unitOf(set: PracticeSet, key: PracticeKey, groups: readonly ShownGroup[]): SetUnit[] {
  const paragraphs = paragraphsOf(set);
  const asked = groups.flatMap((group) => numbersOf(group).map((number) => ({ group, number })));
  const keyed = asked.flatMap(({ group, number }) => {
    const found = key.find((each) => each.number === number);
    return found ? [{ found, guess: guessingChance(group, number, paragraphs) }] : [];
  });
  const [first] = keyed;
  const [main] = set.skills;
  if (!first || asked.length !== keyed.length) return [];
  const isWhole = asked.length > 1 && main !== undefined;
  return [
    {
      id: `${set.id}#${first.found.number}`,
      set,
      skill: isWhole ? main : first.found.skill,
      family: isWhole ? main : familyOf(first.found),
      groups,
      keys: keyed.map(({ found }) => found),
      guesses: keyed.map(({ guess }) => guess),
    },
  ];
}

/**
 * The units of a set. All that asks about a passage, a clip or charts of the set is one unit; elsewhere a group that
 * shares its text or its options is one, and each question of the other types. What has a question without a key is
 * left out.
 */
export function unitsOfSet(set: PracticeSet, key: PracticeKey): readonly SetUnit[] {
  const { passage, recording, charts, groups } = set.material;
  if (passage !== null || recording !== null || charts.length > 0) return unitOf(set, key, groups);
  return groups.flatMap((group) =>
    ALONE.has(group.type)
      ? numbersOf(group).flatMap((number) => unitOf(set, key, [cut(group, [number])]))
      : unitOf(set, key, [group]),
  );
}

/**
 * A unit without its withdrawn questions. Undefined: nothing is left, or a question stands in a text that cannot be shown
 * without it.
 */
export function unitWithout(unit: SetUnit, isWithdrawn: (number: number) => boolean): SetUnit | undefined {
  if (!unit.keys.some(({ number }) => isWithdrawn(number))) return unit;
  const groups = unit.groups.flatMap((group) => {
    const left = numbersOf(group).filter((number) => !isWithdrawn(number));
    if (left.length === numbersOf(group).length) return [group];
    return left.length > 0 && LISTED.has(group.type) ? [cut(group, left)] : [];
  });
  const numbers = new Set(groups.flatMap(numbersOf));
  if (numbers.size === 0) return undefined;
  const kept = unit.keys.map(({ number }) => numbers.has(number));
  return {
    ...unit,
    groups,
    keys: unit.keys.filter((_, i) => kept[i]),
    guesses: unit.guesses.filter((_, i) => kept[i]),
  };
}
