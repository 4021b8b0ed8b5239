import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isAmong } from '#features/accounts/server/index.ts';
import { listTakenSections } from '#features/mock-tests/server/index.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { LessonOutline, PaperSection } from '../../domain/lesson.ts';
import { NO_FACTS, type LessonFacts } from '../../domain/lesson-state.ts';
import { mergeRanges, type Ranges } from '../../domain/watched-ranges.ts';
import { papersOf, tutorialsOf } from './named-in-lessons.ts';
import { parseMultirange } from '../multirange-column.ts';
import { blockProgress, lessonAnswers, lessonCompletions, taskSubmissions, watch } from '../tables.ts';

/** The facts of a lesson, and what a page says of them. */
export type StoredFacts = LessonFacts & {
  readonly doneAt: Date | undefined;
  /** The latest act in the lesson, watching aside. */
  readonly touchedAt: Date | undefined;
};

export type CourseFacts = {
  readonly watched: ReadonlyMap<string, Ranges>;
  /** Where each tutorial was left, in ms. */
  readonly positions: ReadonlyMap<string, number>;
  of(lesson: string): StoredFacts;
};

type Row = {
  readonly kind: 'block' | 'answer' | 'lesson' | 'watch' | 'task';
  readonly lesson: string | null;
  readonly name: string;
  readonly flags: string;
  readonly at: string;
};

/** The learners whose facts are read: those of one person. A transaction that writes knows its own learner as well. */
export type Learners = { readonly candidates: Candidates };

/** `outlines`: of the lessons whose tutorials and papers count. */
type Scope = {
  readonly course: string;
  readonly lesson?: string;
  readonly outlines: readonly (LessonOutline | undefined)[];
};

/**
 * The facts of a course, or of one of its lessons, with one statement; with a second one if a paper is among them. An
 * account may have worked as several visitors: their facts are joined.
 */
export async function loadFacts(
  database: DatabaseOrTransaction,
  { candidates }: Learners,
  { course, lesson, outlines }: Scope,
): Promise<CourseFacts> {
  const tutorials = tutorialsOf(outlines);
  const inScope = (table: { candidateId: AnyPgColumn; course: AnyPgColumn; lesson: AnyPgColumn }) => sql`
    ${isAmong(table.candidateId, candidates)} and ${table.course} = ${course}
    ${lesson === undefined ? sql.empty() : sql`and ${table.lesson} = ${lesson}`}`;
  const { rows } = await database.execute<Row>(sql`
    select 'block' as kind, lesson, block as name,
      concat(case when seen_at is not null then 's' end, case when done_at is not null then 'd' end) as flags,
      greatest(seen_at, done_at)::text as at
    from block_progress where ${inScope(blockProgress)}
    union all
    select 'answer', lesson, number::text, case when btrim(first_value) = '' then '' else 'a' end, answered_at::text
    from lesson_answers where ${inScope(lessonAnswers)}
    union all
    select 'lesson', lesson, version, '', done_at::text from lesson_completions where ${inScope(lessonCompletions)}
    union all
    select 'task', lesson, state, '', saved_at::text from task_submissions where ${inScope(taskSubmissions)}
    union all
    select 'watch', null, tutorial, ranges::text || ' ' || position_ms, updated_at::text
    from watch where ${isAmong(watch.candidateId, candidates)} and tutorial = any(${sql.param([...tutorials])}::text[])
    order by at
  `);
  const papers = papersOf(outlines);
  const taken = papers.length === 0 ? [] : await listTakenSections(database, candidates, papers);
  return collect(rows, taken);
}

type Mutable = {
  seen: Set<string>;
  done: Set<string>;
  answered: Set<number>;
  lessonDone: boolean;
  doneAt: Date | undefined;
  touchedAt: Date | undefined;
  submitted: boolean;
};

/** Rows come in the order of their instants, so the latest position of a tutorial wins. */
function collect(rows: readonly Row[], taken: readonly PaperSection[]): CourseFacts {
  const watched = new Map<string, Ranges>();
  const positions = new Map<string, number>();
  const lessons = new Map<string, Mutable>();
  const factsOf = (slug: string): Mutable => {
    const found = lessons.get(slug) ?? {
      seen: new Set(),
      done: new Set(),
      answered: new Set(),
      lessonDone: false,
      doneAt: undefined,
      touchedAt: undefined,
      submitted: false,
    };
    lessons.set(slug, found);
    return found;
  };
  for (const { kind, lesson, name, flags, at } of rows) {
    if (kind === 'watch') {
      watched.set(name, mergeRanges(watched.get(name) ?? [], parseMultirange(flags)));
      positions.set(name, Number(/\d+$/u.exec(flags)?.[0] ?? 0));
      continue;
    }
    const facts = factsOf(lesson ?? '');
    facts.touchedAt = new Date(at);
    if (kind === 'answer' && flags === 'a') facts.answered.add(Number(name));
    if (kind === 'block' && flags.includes('s')) facts.seen.add(name);
    if (kind === 'block' && flags.includes('d')) facts.done.add(name);
    if (kind === 'task' && name !== 'draft') facts.submitted = true;
    if (kind !== 'lesson') continue;
    facts.lessonDone = true;
    facts.doneAt ??= new Date(at);
  }
  return {
    watched,
    positions,
    of: (lesson) => ({
      ...(lessons.get(lesson) ?? { ...NO_FACTS, doneAt: undefined, touchedAt: undefined }),
      watched,
      taken,
    }),
  };
}
