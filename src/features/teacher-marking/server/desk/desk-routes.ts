import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { serveRecording } from '#platform/recordings/serve-recording.ts';
import { isOnHoliday } from '../../domain/may-claim.ts';
import * as contract from '../../desk-contract.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { openRecording } from '../open-recording.ts';
import { countClaimable, listClaimable } from '../order-store.ts';
import { MARKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { addLook } from '../reply-store.ts';
import { toComment } from '../view-marking.ts';
import { answerLearner, releaseClaim, renewClaim, requestThird, startVersion } from './change-marking.ts';
import { claimMarking, claimNextMarking } from './claim-marking.ts';
import { openDesk, readDay } from '../open-desk.ts';
import { plantSeedInQueue } from '../seeds/plant-seed.ts';
import { saveDraft } from './save-draft.ts';
import { sendMarking, undoSend } from './send-marking.ts';
import { findReadable, viewDeskMarkings, viewDeskOrder, viewDeskWork } from './view-desk.ts';
import { viewGuards } from './view-guards.ts';
import { viewFigures } from './view-figures.ts';

const MOST_LISTED = 100;
const NOT_A_TEACHER = { ok: false, refusal: 'teacher-unknown' } as const;

/** The calls of the desk. Each needs the profile of a teacher; which works it opens depends on claims. */
export function mountDeskRoutes(api: Api, dependencies: MarkingDependencies): void {
  const { database, clock, ids } = dependencies;
  const open = (actor: { readonly accountId: string }) => openDesk(database, actor);
  const instant = (at: Date | null) => at?.toISOString() ?? null;

  mountEndpoint(api, contract.getMarkingQueue, REFUSALS, async ({ actor, query }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    await plantSeedInQueue(dependencies, teacher);
    const now = clock.now();
    const filter = { kind: query.kind, module: query.module, appeals: query.appeals !== undefined };
    const day = await readDay(database, teacher, now);
    const waiting = await listClaimable(database, teacher, filter, now, MOST_LISTED);
    return {
      ok: true,
      reply: {
        waiting: waiting.map(viewDeskOrder),
        count: await countClaimable(database, teacher, filter, now),
        today: {
          claimed: day.claimedToday,
          most: teacher.dailyMost,
          on_holiday: isOnHoliday(teacher, day.today),
          is_stopped: day.isStopped,
        },
        server_now: now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.listDeskMarkings, REFUSALS, async ({ actor }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const markings = await viewDeskMarkings(dependencies, teacher);
    return { ok: true, reply: { markings, server_now: clock.now().toISOString() } };
  });

  mountEndpoint(api, contract.getDeskFigures, REFUSALS, async ({ actor }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    return { ok: true, reply: await viewFigures(dependencies, teacher) };
  });

  mountEndpoint(api, contract.claimNextMarking, REFUSALS, async ({ actor, body }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const claimed = await claimNextMarking(dependencies, teacher, body);
    if (!claimed.ok) return claimed;
    const { orderId, leaseUntil } = claimed;
    return { ok: true, reply: { marking_order_id: orderId, lease_until: leaseUntil.toISOString() } };
  });

  mountEndpoint(api, contract.claimMarking, REFUSALS, async ({ actor, params }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const claimed = await claimMarking(dependencies, teacher, params.markingOrderId);
    if (!claimed.ok) return claimed;
    const { orderId, leaseUntil } = claimed;
    return { ok: true, reply: { marking_order_id: orderId, lease_until: leaseUntil.toISOString() } };
  });

  mountEndpoint(api, contract.renewMarkingClaim, REFUSALS, async ({ actor, params }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const renewed = await renewClaim(dependencies, teacher, params.markingOrderId);
    if (!renewed.ok) return renewed;
    const { leaseUntil } = renewed;
    return {
      ok: true,
      reply: { marking_order_id: params.markingOrderId, lease_until: leaseUntil.toISOString() },
    };
  });

  mountEndpoint(api, contract.releaseMarkingClaim, REFUSALS, async ({ actor, params }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const released = await releaseClaim(dependencies, teacher, params.markingOrderId);
    return released.ok ? { ok: true, reply: { released: true as const } } : released;
  });

  mountEndpoint(api, contract.getDeskWork, REFUSALS, async ({ actor, params }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const own = await findReadable(database, teacher, params.markingOrderId);
    if (!own) return { ok: false, refusal: 'marking-unknown' };
    return { ok: true, reply: await viewDeskWork(dependencies, teacher, own) };
  });

  mountEndpoint(api, contract.getDeskGuards, REFUSALS, async ({ actor, params }, context) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const own = await findReadable(database, teacher, params.markingOrderId);
    if (!own) return { ok: false, refusal: 'marking-unknown' };
    return {
      ok: true,
      reply: { guards: await viewGuards(dependencies, own.order, context.get('language')) },
    };
  });

  mountEndpoint(api, contract.getDeskRecording, REFUSALS, async ({ actor, params }, context) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const own = await findReadable(database, teacher, params.markingOrderId);
    if (!own) return { ok: false, refusal: 'marking-unknown' };
    const { order } = own;
    const { question } = params;
    const recording = await openRecording(dependencies, order, question);
    if (!recording) return { ok: false, refusal: 'recording-missing' };
    await addLook(database, {
      candidateId: order.candidateId,
      orderId: order.id,
      id: ids.uuid(),
      teacherId: teacher.accountId,
      question,
      at: clock.now(),
    });
    const { file, mediaType } = recording;
    return { ok: true, response: await serveRecording(file, mediaType, context.req.header('range')) };
  });

  mountEndpoint(api, contract.saveMarkingDraft, REFUSALS, async ({ actor, params, body }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const outcome = await saveDraft(dependencies, teacher, {
      orderId: params.markingOrderId,
      content: {
        criteria: body.criteria.map(({ criterion, band, reason }) => ({
          criterion,
          timesTwo: band === null ? null : Math.round(band * 2),
          reason,
        })),
        letter: body.letter,
        comments: body.comments.map(toComment),
      },
      revision: body.revision,
      complete: body.complete === true,
    });
    if (!outcome.ok) return outcome;
    const { saved, draft, leaseUntil } = outcome;
    return { ok: true, reply: { saved, draft, lease_until: instant(leaseUntil) } };
  });

  mountEndpoint(api, contract.sendMarking, REFUSALS, async ({ actor, params, body }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const sent = await sendMarking(dependencies, teacher, {
      orderId: params.markingOrderId,
      revision: body.revision,
    });
    return sent.ok ? { ok: true, reply: { undo_until: sent.undoUntil.toISOString() } } : sent;
  });

  mountEndpoint(api, contract.undoSendMarking, REFUSALS, async ({ actor, params }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const undone = await undoSend(dependencies, teacher, params.markingOrderId);
    return undone.ok ? { ok: true, reply: { lease_until: instant(undone.leaseUntil) } } : undone;
  });

  mountEndpoint(api, contract.startMarkingVersion, REFUSALS, async ({ actor, params, body }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const started = await startVersion(dependencies, teacher, {
      orderId: params.markingOrderId,
      reason: body.reason,
    });
    return started.ok ? { ok: true, reply: { version: started.version } } : started;
  });

  mountEndpoint(api, contract.requestThirdMarking, REFUSALS, async ({ actor, params }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const requested = await requestThird(dependencies, teacher, params.markingOrderId);
    return requested.ok ? { ok: true, reply: { requested: true as const } } : requested;
  });

  mountEndpoint(api, contract.answerMarkingQuestion, REFUSALS, async ({ actor, params, body }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const answered = await answerLearner(dependencies, teacher, {
      orderId: params.markingOrderId,
      text: body.text,
    });
    return answered.ok ? { ok: true, reply: { answered: true as const } } : answered;
  });
}
