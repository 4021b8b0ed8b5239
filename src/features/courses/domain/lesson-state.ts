import {
  requiredBlocks,
  USE_NUMBER,
  type BlockKind,
  type BlockOutline,
  type LessonOutline,
  type PaperSection,
} from './lesson.ts';
import { coverageOf, WATCHED_PART, type Ranges } from './watched-ranges.ts';

/** What is known of a learner's work in one lesson. Each part of it only grows. */
export type LessonFacts = {
  /** Blocks that the learner has read to the end, or marked as done. */
  readonly seen: ReadonlySet<string>;
  /** Blocks that were done once. They stay so. */
  readonly done: ReadonlySet<string>;
  /** Questions with an answer, right or wrong; `USE_NUMBER` for the text of "Use it". */
  readonly answered: ReadonlySet<number>;
  /** By the tutorial's slug. */
  readonly watched: ReadonlyMap<string, Ranges>;
  /** The sections of papers that were submitted. */
  readonly taken: readonly PaperSection[];
  /** The scored task was submitted. */
  readonly submitted: boolean;
  /** All blocks were done once. Blocks that are added later are new, and the lesson stays done. */
  readonly lessonDone: boolean;
};

export const NO_FACTS: LessonFacts = {
  seen: new Set(),
  done: new Set(),
  answered: new Set(),
  watched: new Map(),
  taken: [],
  submitted: false,
  lessonDone: false,
};

/** A block that is not done yet. `part`: how much of it is, from 0 to 1. `questions`: how many are left. */
export type BlockLeft = {
  readonly block: string;
  readonly kind: BlockKind;
  readonly part: number;
  readonly questions: number;
};

export type LessonState = {
  readonly state: 'untouched' | 'started' | 'done';
  /** Of the required blocks. */
  readonly doneCount: number;
  readonly requiredCount: number;
  readonly doneBlocks: readonly string[];
  readonly left: readonly BlockLeft[];
  /** The lesson is done, and these blocks were added since. */
  readonly added: readonly string[];
};

/** How much of a block is done, from 0 to 1, by what the learner did with it. */
function partDone(block: BlockOutline, { seen, answered, watched, taken, submitted }: LessonFacts): number {
  switch (block.kind) {
    case 'text':
    case 'sort':
      return seen.has(block.id) ? 1 : 0;
    case 'use':
      return seen.has(block.id) || answered.has(USE_NUMBER) ? 1 : 0;
    case 'task':
      return submitted ? 1 : 0;
    case 'paper':
      return block.sections.some(({ mockTest, skill }) =>
        taken.some((each) => each.mockTest === mockTest && each.skill === skill),
      )
        ? 1
        : 0;
    case 'exercise':
      return block.numbers.length === 0
        ? 1
        : block.numbers.filter((number) => answered.has(number)).length / block.numbers.length;
    case 'tutorial': {
      if (block.durationMs === undefined) return 1;
      const coverage = coverageOf(watched.get(block.tutorial) ?? [], block.durationMs);
      return coverage >= WATCHED_PART ? 1 : coverage;
    }
    default:
      return block satisfies never;
  }
}

/**
 * The state of a lesson, derived from facts alone: a lesson is done when each required block is. What was done stays
 * done, whatever is added to the lesson later.
 */
export function lessonState(lesson: LessonOutline, facts: LessonFacts): LessonState {
  const required = requiredBlocks(lesson).map((block) => ({
    block,
    part: facts.done.has(block.id) ? 1 : partDone(block, facts),
  }));
  const left = required
    .filter(({ part }) => part < 1)
    .map(({ block, part }) => ({
      block: block.id,
      kind: block.kind,
      part,
      questions:
        block.kind === 'exercise' ? block.numbers.filter((number) => !facts.answered.has(number)).length : 0,
    }));
  const doneBlocks = required.filter(({ part }) => part === 1).map(({ block }) => block.id);
  const isDone = facts.lessonDone || left.length === 0;
  const isStarted = required.some(({ part }) => part > 0);
  return {
    state: isDone ? 'done' : isStarted ? 'started' : 'untouched',
    doneCount: doneBlocks.length,
    requiredCount: required.length,
    doneBlocks,
    left,
    added: facts.lessonDone ? left.map(({ block }) => block) : [],
  };
}
