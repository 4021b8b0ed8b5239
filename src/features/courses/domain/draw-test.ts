import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { DrawnTest } from './drawn-test.ts';
import type { ExerciseBlock } from './lesson-content.ts';
import type { LessonAnswerKey } from './lesson-key.ts';

/** Questions that are shown together: one, or all of a group that shares its text or options. */
export type TestUnit = {
  /** Unique in a course, such as `be-or-another-verb/3` or `test 2/7`. */
  readonly id: string;
  readonly block: ExerciseBlock;
  readonly group: ShownGroup;
  readonly keys: readonly LessonAnswerKey[];
};

/** Types whose questions can be shown one by one. */
const ALONE = new Set([
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
]);
/** Nothing marks them, so no test has them. */
const UNMARKED = new Set(['write', 'record']);

/** The number of questions of a test. */
export const TEST_LENGTH = 10;

const hasContext = ({ passage, recording, charts }: ExerciseBlock) =>
  passage !== null || recording !== null || charts.length > 0;

/** The units of an exercise. What asks about a passage, a recording or a chart of the exercise stays together. */
export function unitsOf(source: string, block: ExerciseBlock, key: readonly LessonAnswerKey[]): TestUnit[] {
  return block.groups.flatMap((group) => {
    if (UNMARKED.has(group.type)) return [];
    const unit = (questions: readonly { readonly number: number }[]): TestUnit => {
      const numbers = questions.map(({ number }) => number);
      return {
        id: `${source}/${numbers[0]}`,
        block,
        group: { ...group, questions } as ShownGroup,
        keys: key.filter(({ number }) => numbers.includes(number)),
      };
    };
    const questions: readonly { readonly number: number }[] = group.questions;
    return ALONE.has(group.type) && !hasContext(block)
      ? questions.map((question) => unit([question]))
      : [unit(questions)];
  });
}

/** A number from a text, the same each time (FNV-1a). It only orders units, so it need not be hard to guess. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

type Drawing = {
  /** Of the module's own test. */
  readonly own: readonly TestUnit[];
  /** Of the module's lessons. */
  readonly others: readonly TestUnit[];
  /** How often each unit was in an earlier attempt. Empty: this is the first one. */
  readonly drawn: ReadonlyMap<string, number>;
  /** The attempt: the same seed draws the same questions. */
  readonly seed: string;
};

/**
 * The units of an attempt: the first one has the test's own. A repetition has those of the test and the module's lessons
 * that were drawn least often, up to `TEST_LENGTH` questions.
 */
export function drawUnits({ own, others, drawn, seed }: Drawing): readonly TestUnit[] {
  if (drawn.size === 0) return own;
  const ordered = [...others, ...own]
    .map((unit) => ({ unit, often: drawn.get(unit.id) ?? 0, place: hashOf(`${seed} ${unit.id}`) }))
    .sort((one, other) => one.often - other.often || one.place - other.place)
    .map(({ unit }) => unit);
  const chosen: TestUnit[] = [];
  let count = 0;
  for (const unit of ordered) {
    const size = unit.group.questions.length;
    if (count + size > TEST_LENGTH) continue;
    chosen.push(unit);
    count += size;
  }
  return chosen;
}

/** A value with each number of a question replaced, in its fields `number` and in gaps such as `{3}`. */
function renumber<T>(value: T, numbers: ReadonlyMap<number, number>): T {
  if (typeof value === 'string') {
    return value.replace(/\{(\d{1,2})\}/gu, (gap, old) => {
      const next = numbers.get(Number(old));
      return next === undefined ? gap : `{${next}}`;
    }) as T;
  }
  if (Array.isArray(value)) return value.map((each) => renumber(each, numbers)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    name === 'number' && typeof field === 'number' ? (numbers.get(field) ?? field) : renumber(field, numbers),
  ]);
  return Object.fromEntries(fields) as T;
}

/** Groups that a test may join under one heading: of a type whose questions share nothing. */
const joinable = (one: TestUnit, other: TestUnit) =>
  one.group.type === other.group.type &&
  ALONE.has(one.group.type) &&
  one.group.type !== 'chart' &&
  !('wordLimit' in one.group) &&
  !hasContext(one.block) &&
  !hasContext(other.block);

/** The test that a learner sees: units of one type follow each other, and the questions are numbered from 1. */
export function composeTest(units: readonly TestUnit[]): DrawnTest {
  const types = [...new Set(units.map(({ group }) => group.type))];
  const sorted = [...units].sort(
    (one, other) => types.indexOf(one.group.type) - types.indexOf(other.group.type),
  );
  const key: LessonAnswerKey[] = [];
  const blocks: ExerciseBlock[] = [];
  let last: TestUnit | undefined;
  let next = 1;
  for (const unit of sorted) {
    const numbers = new Map(unit.group.questions.map(({ number }) => [number, next++] as const));
    const group = renumber(unit.group, numbers);
    key.push(...unit.keys.map((each) => ({ ...each, number: numbers.get(each.number) ?? each.number })));
    const before = blocks.at(-1);
    const ownBlock = hasContext(unit.block);
    if (!before || ownBlock || (last && hasContext(last.block))) {
      const { passage, recording, charts, clips } = unit.block;
      const id = `part-${blocks.length + 1}`;
      blocks.push({
        ...unit.block,
        id,
        intro: null,
        clock: null,
        passage,
        recording,
        charts,
        clips,
        groups: [group],
      });
    } else {
      const clips = { ...before.clips, ...unit.block.clips };
      const previous = before.groups.at(-1);
      const groups =
        last && previous && joinable(last, unit)
          ? [
              ...before.groups.slice(0, -1),
              { ...previous, questions: [...previous.questions, ...group.questions] } as ShownGroup,
            ]
          : [...before.groups, group];
      blocks[blocks.length - 1] = { ...before, clips, groups };
    }
    last = unit;
  }
  return { blocks, key, units: sorted.map(({ id }) => id) };
}
