import type { z } from 'zod';
import { findMarkedLearner } from '#features/accounts/server/index.ts';
import { findMachineBand } from '#features/grading/server/index.ts';
import { ERROR_FAMILIES, ERROR_FAMILY_IDS } from '#ielts/errors/error-families.ts';
import type { Language } from '#platform/i18n/language.ts';
import { finalMarkings, shownMarking } from '../../domain/counting-markings.ts';
import type { MarkingComment } from '../../domain/marking.ts';
import { questionUntil } from '../../domain/question-time.ts';
import type { getMarking } from '../../contract.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { listComments, listMarkings, type StoredMarking } from '../marking-store.ts';
import { countAhead, type StoredOrder } from '../order-store.ts';
import { findQuestion, listRatings } from '../reply-store.ts';
import { findTeacher } from '../teacher-store.ts';
import { viewMarking } from '../view-marking.ts';
import { viewSubmission } from '../view-submission.ts';
import { viewTranscript } from '../view-transcript.ts';
import { viewOrder } from './view-order.ts';

type Reply = z.input<(typeof getMarking)['reply']>;

/** An order with the marking, as its learner sees it. */
export async function viewOwnMarking(
  dependencies: MarkingDependencies,
  order: StoredOrder,
  language: Language,
): Promise<Reply> {
  const { database, clock, rules } = dependencies;
  const now = clock.now();
  const ahead = await countAhead(database, [order], now);
  const question = await findQuestion(database, order);
  const rating = (await listRatings(database, [order])).get(order.id);
  const key = { candidateId: order.candidateId, id: order.subjectId };
  const until = order.doneAt && !question ? questionUntil(order.doneAt, rules) : null;
  return {
    order: viewOrder(order, ahead.get(order.id), now),
    work: viewSubmission(order),
    marking: order.state === 'done' ? await viewReleased(dependencies, order, language) : null,
    transcript: await viewTranscript(database, order),
    estimate: order.source === 'work' ? ((await findMachineBand(database, key)) ?? null) : null,
    question: question
      ? {
          text: question.text,
          asked_at: question.askedAt.toISOString(),
          answer: question.answer,
          answered_at: question.answeredAt?.toISOString() ?? null,
        }
      : null,
    question_until: until && until > now ? until.toISOString() : null,
    rating: rating ? { clear: rating.clear, useful: rating.useful } : null,
    server_now: now.toISOString(),
  };
}

async function viewReleased(
  { database }: MarkingDependencies,
  order: StoredOrder,
  language: Language,
): Promise<Reply['marking']> {
  const all = await listMarkings(database, order);
  const shown = shownMarking(all);
  if (!shown || !order.bandsTimesTwo) return null;
  const counting = Object.values(finalMarkings(all));
  const isChange = (marking: StoredMarking) =>
    marking.finalAt !== null && order.doneAt !== null && marking.finalAt > order.doneAt;
  const changes = all.filter((marking) => marking.state === 'final' && isChange(marking));
  const comments = await listComments(database, shown);
  return {
    ...viewMarking(order, shown, order.bandsTimesTwo, comments),
    teachers: await viewTeachers(database, counting),
    version: changes.length + 1,
    changed_because: changes[changes.length - 1]?.changedBecause ?? null,
    families: viewFamilies(comments, language),
  };
}

/** The families of errors in comments, the most frequent first. */
const viewFamilies = (
  comments: readonly MarkingComment[],
  language: Language,
): NonNullable<Reply['marking']>['families'] =>
  ERROR_FAMILY_IDS.map((family) => ({
    family,
    name: ERROR_FAMILIES[family].name[language],
    count: comments.filter((comment) => comment.kind === 'error' && comment.family === family).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

/** First names and pages. An account that was deleted is missing. */
async function viewTeachers(
  database: MarkingDependencies['database'],
  counting: readonly StoredMarking[],
): Promise<NonNullable<Reply['marking']>['teachers']> {
  const teachers = [];
  for (const { teacherId } of counting) {
    if (teacherId === null) continue;
    const { firstName } = await findMarkedLearner(database, teacherId);
    const slug = (await findTeacher(database, teacherId))?.slug ?? null;
    if (firstName !== '') teachers.push({ name: firstName, slug });
  }
  return teachers;
}
