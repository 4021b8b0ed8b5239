import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { Database, DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { MOST_NOTES, MOST_ROWS } from '../../domain/note-anchor.ts';
import { lessonNotes } from '../tables.ts';

export type StoredNote = typeof lessonNotes.$inferSelect;
type Place = { readonly course: string; readonly lesson?: string | undefined };

/** The notes of one person in a course, the oldest first. */
export function listNotes(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  { course, lesson }: Place,
): Promise<StoredNote[]> {
  return database
    .select()
    .from(lessonNotes)
    .where(
      and(
        isAmong(lessonNotes.candidateId, candidates),
        eq(lessonNotes.course, course),
        lesson === undefined ? undefined : eq(lessonNotes.lesson, lesson),
        isNull(lessonNotes.deletedAt),
      ),
    )
    .orderBy(asc(lessonNotes.createdAt), asc(lessonNotes.id));
}

/**
 * Saves a note with one statement, unless a newer change is stored or it was deleted. Returns what is stored; undefined:
 * the learner has as many notes in the course as there may be.
 */
export async function saveNote(
  database: Database,
  note: Omit<StoredNote, 'createdAt' | 'deletedAt'>,
): Promise<StoredNote | undefined> {
  const { candidateId, id, course, lesson, block, anchor, text, sequence, updatedAt } = note;
  await database.execute(sql`
    insert into lesson_notes (candidate_id, id, course, lesson, block, anchor, text, sequence, created_at, updated_at)
    select ${candidateId}::uuid, ${id}::uuid, ${course}::text, ${lesson}::text, ${block}::text,
      ${anchor === null ? null : JSON.stringify(anchor)}::jsonb, ${text}::text, ${sequence}::bigint,
      ${updatedAt}::timestamptz, ${updatedAt}::timestamptz
    where (select count(*) filter (where deleted_at is null) < ${MOST_NOTES} and count(*) < ${MOST_ROWS}
        from lesson_notes where candidate_id = ${candidateId} and course = ${course})
      or exists (select from lesson_notes where candidate_id = ${candidateId} and id = ${id})
    on conflict (candidate_id, id) do update
      set block = excluded.block, anchor = excluded.anchor, text = excluded.text,
        sequence = excluded.sequence, updated_at = excluded.updated_at
      where lesson_notes.sequence < excluded.sequence and lesson_notes.deleted_at is null
        and lesson_notes.course = excluded.course and lesson_notes.lesson = excluded.lesson
  `);
  const [stored] = await database
    .select()
    .from(lessonNotes)
    .where(and(eq(lessonNotes.candidateId, candidateId), eq(lessonNotes.id, id)));
  return stored;
}

/** Deletes a note of one person. False: there is none of this id. */
export async function deleteNote(
  database: Database,
  candidates: Candidates,
  { course, noteId }: { readonly course: string; readonly noteId: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database
    .update(lessonNotes)
    .set({ deletedAt: sql`coalesce(${lessonNotes.deletedAt}, ${now}::timestamptz)`, text: '', anchor: null })
    .where(
      and(
        isAmong(lessonNotes.candidateId, candidates),
        eq(lessonNotes.id, noteId),
        eq(lessonNotes.course, course),
      ),
    );
  return (rowCount ?? 0) > 0;
}
