import type { z } from 'zod';
import { instantText } from '#platform/clock/instant-text.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { Language } from '#platform/i18n/language.ts';
import type * as contract from '../../contract.ts';
import { lessonState, NO_FACTS } from '../../domain/lesson-state.ts';
import { resumePosition } from '../../domain/watched-ranges.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { listLessonAnswers } from '../progress/answer-store.ts';
import { loadFacts } from '../progress/facts-store.ts';
import { findSorted } from '../progress/progress-store.ts';
import { viewLessonState } from '../progress/view-progress.ts';
import { findTask } from '../tasks/task-store.ts';
import { viewTask } from '../tasks/view-task.ts';
import { receiptsIn } from '../progress/view-receipt.ts';
import { addressEnd } from '../access/address-end.ts';
import { signBlocks } from '../sounds/sign-sounds.ts';
import { viewTranscripts } from '../sounds/view-transcripts.ts';
import type { OpenLesson } from '../access/open-lesson.ts';

export type LessonReply = Omit<z.input<(typeof contract.getLesson)['reply']>, 'tutorials' | 'next'>;

/** A lesson with the work of one person in it. Undefined candidates: a browser that has not started anything. */
export async function getLesson(
  { database, clock, mediaKey }: Pick<CourseDependencies, 'database' | 'clock' | 'mediaKey'>,
  { lesson, loaded, accessUntil }: OpenLesson,
  candidates: Candidates | undefined,
  language: Language,
): Promise<LessonReply> {
  const { content, outline, key } = loaded;
  // A free lesson's sounds have plain addresses, which caches may share.
  const blocks = lesson.isFree
    ? content.blocks
    : signBlocks(mediaKey, content.blocks, addressEnd(accessUntil, clock.now()));
  const shown = { lesson: { ...content, blocks }, number: lesson.number, minutes: lesson.minutes };
  const server_now = instantText(clock.now().getTime());
  if (!candidates) {
    const progress = viewLessonState(lessonState(outline, NO_FACTS));
    const nothing = { answers: [], transcripts: [], seen: [], sorted: {}, watched: [], task: null };
    return { ...shown, ...nothing, progress, server_now };
  }
  const place = { course: content.course, lesson: content.slug };
  const [facts, answers, sorted, task] = await Promise.all([
    loadFacts(database, { candidates }, { ...place, outlines: [outline] }),
    listLessonAnswers(database, candidates, place),
    findSorted(database, candidates, place),
    findTask(database, candidates, place),
  ]);
  const receiptOf = receiptsIn(loaded, language);
  const own = facts.of(content.slug);
  const videos = outline.blocks.flatMap((block) => (block.kind === 'tutorial' ? [block] : []));
  return {
    ...shown,
    progress: viewLessonState(lessonState(outline, own)),
    answers: [...answers.values()].toSorted((one, other) => one.number - other.number).map(receiptOf),
    transcripts: viewTranscripts(loaded, new Set(answers.keys())),
    seen: [...own.seen],
    sorted,
    watched: videos.map(({ tutorial, durationMs = 0 }) => ({
      tutorial,
      ranges: (facts.watched.get(tutorial) ?? []).map(([from, to]): [number, number] => [from, to]),
      position_ms: resumePosition(facts.positions.get(tutorial) ?? 0, durationMs),
    })),
    task: task ? await viewTask(database, task, key, language) : null,
    server_now,
  };
}
