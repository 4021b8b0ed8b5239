import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { isAmong } from '#features/accounts/server/index.ts';
import {
  annotationKey,
  MAX_ANNOTATIONS,
  parseAnnotationKey,
  type AnnotationKind,
  type CountedAnnotation,
} from '../../domain/annotations/annotation.ts';
import { annotations } from '../annotation-tables.ts';
import type { AttemptKey, AttemptQuery } from '../attempts/attempt-store.ts';
import { attempts } from '../tables.ts';

type Counted = {
  readonly kind: AnnotationKind;
  readonly place: string;
  readonly sequence: number;
};

export type AnnotationOutcome =
  | {
      readonly ok: true;
      readonly saved: readonly Counted[];
      /** The stored annotations in place of those that were not saved. Empty where the attempt accepts no more. */
      readonly stale: readonly CountedAnnotation[];
    }
  | { readonly ok: false; readonly refusal: 'attempt-unknown' };

/** A saved annotation. A row without a kind names the owner of the attempt. */
type Line = {
  candidate_id: string | null;
  kind: string | null;
  place: string | null;
  sequence: string | null;
};

/**
 * Saves a batch in one statement, whether the attempt is open or over: annotations are never marked. A repeated one
 * (same sequence, same text) counts as saved: its acknowledgement was lost.
 */
export async function saveAnnotationBatch(
  database: DatabaseOrTransaction,
  { candidates, attemptId }: AttemptQuery,
  batch: readonly CountedAnnotation[],
  now: Date,
): Promise<AnnotationOutcome> {
  // In one order, so that two batches never wait for each other in a circle.
  const sorted = [...batch].sort((a, b) => (annotationKey(a) < annotationKey(b) ? -1 : 1));
  const column = <K extends keyof CountedAnnotation>(name: K) => sql.param(sorted.map((each) => each[name]));
  const { rows } = await database.execute<Line>(sql`
    with attempt as (
      select candidate_id, id from attempts
      where ${isAmong(attempts.candidateId, candidates)} and id = ${attemptId}
      for key share
    ), sent as (
      select * from unnest(${column('kind')}::text[], ${column('place')}::text[], ${column('text')}::text[], ${column('sequence')}::bigint[])
        as sent (kind, place, text, sequence)
    ), written as (
      insert into annotations (candidate_id, attempt_id, kind, place, text, sequence, saved_at)
      select attempt.candidate_id, attempt.id, sent.kind, sent.place, sent.text, sent.sequence, ${now}::timestamptz
      from sent cross join attempt
      where (select count(*) from annotations kept where kept.candidate_id = attempt.candidate_id and kept.attempt_id = attempt.id) < ${MAX_ANNOTATIONS}
        or exists (select from annotations kept where kept.candidate_id = attempt.candidate_id
          and kept.attempt_id = attempt.id and kept.kind = sent.kind and kept.place = sent.place)
      on conflict (candidate_id, attempt_id, kind, place) do update
        set text = excluded.text, sequence = excluded.sequence, saved_at = excluded.saved_at
        where annotations.sequence < excluded.sequence
           or (annotations.sequence = excluded.sequence and annotations.text = excluded.text)
      returning kind, place, sequence
    )
    select null as candidate_id, kind, place, sequence::text from written
    union all
    select candidate_id::text, null, null, null from attempt
  `);
  const candidateId = rows.find(({ kind }) => kind === null)?.candidate_id;
  if (!candidateId) return { ok: false, refusal: 'attempt-unknown' };
  const saved = rows.flatMap(({ kind, place, sequence }) => {
    const named = parseAnnotationKey(`${kind} ${place}`);
    return named ? [{ ...named, sequence: Number(sequence) }] : [];
  });
  if (saved.length === batch.length) return { ok: true, saved, stale: [] };
  // A second statement reads them. The change that won may have been committed after the first one started.
  const stored = new Map(
    (await listAnnotations(database, { candidateId, attemptId })).map((each) => [annotationKey(each), each]),
  );
  const savedKeys = new Set(saved.map(annotationKey));
  const stale = batch
    .filter((each) => !savedKeys.has(annotationKey(each)))
    .map((each) => stored.get(annotationKey(each)) ?? { ...each, text: '' });
  return { ok: true, saved, stale };
}

/** All annotations of an attempt, including removed ones. */
export async function listAnnotations(
  database: DatabaseOrTransaction,
  key: AttemptKey,
): Promise<CountedAnnotation[]> {
  const { kind, place, text, sequence } = annotations;
  return database
    .select({ kind, place, text, sequence })
    .from(annotations)
    .where(and(eq(annotations.candidateId, key.candidateId), eq(annotations.attemptId, key.attemptId)))
    .orderBy(asc(kind), asc(place));
}
