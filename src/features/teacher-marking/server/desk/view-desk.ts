import type { z } from 'zod';
import { findMachineBand } from '#features/grading/server/index.ts';
import { findMarkedLearner } from '#features/accounts/server/index.ts';
import { bandsByRole, finalMarkings } from '../../domain/counting-markings.ts';
import { meanTimesTwo } from '../../domain/mean-band.ts';
import { hasClaim, mayRead, seesOthers } from '../../domain/may-write.ts';
import type { getDeskWork, getMarkingQueue, listDeskMarkings } from '../../desk-contract.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import {
  findOwnMarking,
  listComments,
  listMarkings,
  listOfTeacher,
  type MarkingWithOrder,
  type StoredMarking,
} from '../marking-store.ts';
import { findOrder, type StoredOrder } from '../order-store.ts';
import { findQuestion, listOpenQuestions } from '../reply-store.ts';
import { isSeed } from '../seeds/finish-seed.ts';
import { findStandardWork } from '../seeds/standard-work-store.ts';
import { viewSeed } from '../seeds/view-seed.ts';
import type { StoredTeacher } from '../teacher-store.ts';
import { viewMarking } from '../view-marking.ts';
import { viewSubmission } from '../view-submission.ts';
import { viewTranscript } from '../view-transcript.ts';
import { overallOf, undoUntilOf, viewDraft } from './view-draft.ts';

type DeskOrder = z.input<(typeof getMarkingQueue)['reply']>['waiting'][number];
type DeskWork = z.input<(typeof getDeskWork)['reply']>;
type DeskMarking = z.input<(typeof listDeskMarkings)['reply']>['markings'][number];

/** An order as any teacher sees it: nothing about the learner. */
export const viewDeskOrder = (order: StoredOrder): DeskOrder => ({
  marking_order_id: order.id,
  kind: order.kind,
  module: order.module,
  is_appeal: order.isAppeal,
  state: order.state,
  turn: order.turn,
  submitted_at: order.submittedAt.toISOString(),
  due_at: order.dueAt.toISOString(),
  words: order.words,
  seconds: Math.round(
    order.work.recordings.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0) / 1000,
  ),
});

/** An order that a teacher may read, with their own marking; undefined: they may not. */
export async function findReadable(
  database: MarkingDependencies['database'],
  { accountId }: StoredTeacher,
  orderId: string,
): Promise<MarkingWithOrder | undefined> {
  const order = await findOrder(database, orderId);
  const marking = order && (await findOwnMarking(database, order, accountId));
  return marking && mayRead(order, marking, accountId) ? { order, marking } : undefined;
}

/** The estimate that a teacher was shown, with the difference of their blind band. */
function viewMachine({
  blindTimesTwo,
  machineLowTimesTwo,
  machineHighTimesTwo,
}: StoredMarking): DeskWork['machine'] {
  if (!blindTimesTwo || machineLowTimesTwo === null || machineHighTimesTwo === null) return null;
  const [low, high] = [machineLowTimesTwo / 2, machineHighTimesTwo / 2];
  return { low, high, difference: meanTimesTwo(blindTimesTwo) / 2 - (low + high) / 2 };
}

const NOBODY = { firstName: '', targetBandTimesTwo: null };

/** A work as the teacher who marks it sees it. */
export async function viewDeskWork(
  { database, clock, rules }: MarkingDependencies,
  { accountId }: StoredTeacher,
  { order, marking }: MarkingWithOrder,
): Promise<DeskWork> {
  const standard = isSeed(order) ? await findStandardWork(database, order.seedOf) : undefined;
  // The learner of a seed is the one whose text it is, as with any other work.
  const learnerId = isSeed(order) ? standard?.accountId : order.accountId;
  const { firstName, targetBandTimesTwo } = learnerId ? await findMarkedLearner(database, learnerId) : NOBODY;
  const question = await findQuestion(database, order);
  const isOpen = seesOthers(order, marking);
  const all = isOpen ? await listMarkings(database, order) : [];
  const bands = bandsByRole(all);
  const others = Object.values(finalMarkings(all)).filter(({ teacherId }) => teacherId !== accountId);
  const key = { candidateId: order.candidateId, id: order.subjectId };
  const machine = order.source === 'work' ? await findMachineBand(database, key) : undefined;
  return {
    order: viewDeskOrder(order),
    work: viewSubmission(order),
    transcript: await viewTranscript(database, order),
    learner: {
      // The second teacher marks blind: without the name and the first marks.
      first_name: isOpen || marking.role !== 'second' ? firstName : '',
      goal: targetBandTimesTwo === null ? null : targetBandTimesTwo / 2,
      language: order.language,
    },
    draft: viewDraft(order, marking, await listComments(database, marking), rules),
    lease_until: hasClaim(order, accountId) ? (order.leaseUntil?.toISOString() ?? null) : null,
    others: await Promise.all(
      others.map(async (other) => ({
        ...viewMarking(order, other, bands[other.role] ?? [], await listComments(database, other)),
        role: other.role,
      })),
    ),
    machine: viewMachine(marking),
    has_machine_band: standard ? standard.machineLowTimesTwo !== null : machine !== undefined,
    question: question ? { text: question.text, answer: question.answer } : null,
    seed: standard ? await viewSeed(database, { order, marking, standard }, rules) : null,
    server_now: clock.now().toISOString(),
  };
}

const MOST_DONE = 50;
const MOST_UNDER_WAY = 200;

/** A teacher's markings: those under way first, then those that are done. */
export async function viewDeskMarkings(
  { database, rules }: MarkingDependencies,
  { accountId }: StoredTeacher,
): Promise<DeskMarking[]> {
  const open = await listOfTeacher(database, accountId, { final: false, limit: MOST_UNDER_WAY });
  const done = await listOfTeacher(database, accountId, { final: true, limit: MOST_DONE });
  // A draft whose claim has ended shows again when it is claimed again.
  const shown = [...open.filter(({ order, marking }) => mayRead(order, marking, accountId)), ...done];
  const questions = await listOpenQuestions(
    database,
    shown.map(({ order }) => order),
  );
  return shown.map(({ order, marking }) => {
    const overall = overallOf(marking);
    return {
      ...viewDeskOrder(order),
      role: marking.role,
      marking_state: marking.state,
      lease_until: hasClaim(order, accountId) ? (order.leaseUntil?.toISOString() ?? null) : null,
      undo_until: undoUntilOf(marking, rules),
      band: overall === null ? null : overall / 2,
      has_open_question: questions.has(order.id),
      done_at: order.doneAt?.toISOString() ?? null,
      was_seed: isSeed(order) && marking.state === 'final',
    };
  });
}
