import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../notes-contract.ts';
import { openLesson } from '../access/open-lesson.ts';
import { startLearning } from '../access/start-learning.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { COURSE_REFUSALS as REFUSALS } from '../refusals.ts';
import { deleteNote, listNotes, saveNote, type StoredNote } from './note-store.ts';
import { notesAsMarkdown } from './notes-as-markdown.ts';

const view = ({ id, lesson, block, anchor, text, sequence, updatedAt }: StoredNote) => ({
  id,
  lesson,
  block,
  anchor,
  text,
  sequence,
  updated_at: updatedAt.toISOString(),
});

/** The calls for notes. They can be read and deleted as long as they exist; writing needs the lesson to be open. */
export function mountNoteRoutes(api: Api, dependencies: CourseDependencies): void {
  const { database, clock, courses } = dependencies;

  mountEndpoint(api, contract.listNotes, REFUSALS, async ({ params, query, candidates }) => {
    if (!courses.findCourse(params.course)) return { ok: false, refusal: 'course-unknown' };
    const notes = candidates ? await listNotes(database, candidates, { ...params, ...query }) : [];
    return { ok: true, reply: { notes: notes.map(view) } };
  });

  mountEndpoint(api, contract.exportNotes, REFUSALS, async ({ params, candidates }, context) => {
    const course = courses.findCourse(params.course);
    if (!course) return { ok: false, refusal: 'course-unknown' };
    const notes = candidates ? await listNotes(database, candidates, params) : [];
    const response = context.body(notesAsMarkdown(course, notes, context.get('language')), 200, {
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': `attachment; filename="${course.slug}-notes.md"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    return { ok: true, response };
  });

  mountEndpoint(api, contract.saveNote, REFUSALS, async ({ params, body, ...caller }, context) => {
    const { course, noteId: id } = params;
    const open = await openLesson(dependencies, caller.actor, { course, lesson: body.lesson });
    if (!open.ok) return open;
    if (!open.loaded.outline.blocks.some((block) => block.id === body.block)) {
      return { ok: false, refusal: 'block-unknown' };
    }
    const learner = await startLearning(dependencies, context, caller);
    if (!learner) return { ok: false, refusal: 'too-many-starts' };
    const { candidateId } = learner;
    const stored = await saveNote(database, { candidateId, id, course, ...body, updatedAt: clock.now() });
    if (!stored) return { ok: false, refusal: 'too-many-notes' };
    return { ok: true, reply: { note: stored.deletedAt ? null : view(stored) } };
  });

  mountEndpoint(api, contract.deleteNote, REFUSALS, async ({ params, candidates }) => {
    const deleted = await deleteNote(database, candidates, params, clock.now());
    if (!deleted) return { ok: false, refusal: 'note-unknown' };
    return { ok: true, reply: { deleted: true as const } };
  });
}
