import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { serveRecording } from '#platform/recordings/serve-recording.ts';
import { creditKindOf } from '../../domain/marking-order.ts';
import { questionUntil } from '../../domain/question-time.ts';
import * as contract from '../../contract.ts';
import { findConsent, saveConsent } from '../calibration/consent-store.ts';
import { readWallet } from '../credit-store.ts';
import { mailTeachersQuestion } from '../mails/send-marking-mails.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { MARKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { openRecording } from '../open-recording.ts';
import {
  countAhead,
  findCancelledOrder,
  findOrderOfSubject,
  findOwnOrder,
  listOrdersOf,
  type StoredOrder,
} from '../order-store.ts';
import { addQuestion, saveRating } from '../reply-store.ts';
import { removeStandardTexts } from '../seeds/standard-work-store.ts';
import { readSubmission, type WorkAddress } from './read-submission.ts';
import { findPayment, submitForMarking } from './submit-for-marking.ts';
import { viewCredits, viewOrder } from './view-order.ts';
import { viewOwnMarking } from './view-own-marking.ts';

type AddressParts = {
  readonly work_id?: string | undefined;
  readonly course?: string | undefined;
  readonly lesson?: string | undefined;
};

function toAddress({ work_id: workId, course, lesson }: AddressParts): WorkAddress | undefined {
  if (workId !== undefined) return { workId };
  return course !== undefined && lesson !== undefined ? { course, lesson } : undefined;
}

/** A learner's calls about markings. Only the account that submitted a work finds its order. */
export function mountLearnerRoutes(api: Api, dependencies: MarkingDependencies): void {
  const { database, clock, rules } = dependencies;

  const viewNow = async (order: StoredOrder) => {
    const now = clock.now();
    return viewOrder(order, (await countAhead(database, [order], now)).get(order.id), now);
  };

  const viewConsent = async (accountId: string) =>
    (await findConsent(database, accountId))?.toISOString() ?? null;

  mountEndpoint(api, contract.listMarkings, {}, async ({ actor }) => {
    const now = clock.now();
    const orders = await listOrdersOf(database, actor.accountId);
    const ahead = await countAhead(database, orders, now);
    return {
      ok: true,
      reply: {
        markings: orders.map((order) => viewOrder(order, ahead.get(order.id), now)),
        credits: viewCredits(await readWallet(database, actor.accountId), now),
        consented_at: await viewConsent(actor.accountId),
        server_now: now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.getMarkingOffer, REFUSALS, async ({ actor, query }) => {
    const address = toAddress(query);
    const read = address && (await readSubmission(dependencies, actor, address));
    if (!read) return { ok: false, refusal: 'work-unknown' };
    if (!read.ok) return read;
    const { submission } = read;
    const order = await findOrderOfSubject(database, submission.subjectId);
    const cancelled = order ? undefined : await findCancelledOrder(database, submission.subjectId);
    return {
      ok: true,
      reply: {
        order: order ? await viewNow(order) : null,
        cancelled: cancelled ? await viewNow(cancelled) : null,
        paid_by: await findPayment(dependencies, actor, submission),
        kind: creditKindOf(submission.kind),
        may_appeal: submission.hasMachineBand,
        credits: viewCredits(await readWallet(database, actor.accountId), clock.now()),
        hours: rules.deadlineHours,
      },
    };
  });

  mountEndpoint(api, contract.submitForMarking, REFUSALS, async ({ actor, body }) => {
    const address: WorkAddress =
      'work_id' in body ? { workId: body.work_id } : { course: body.course, lesson: body.lesson };
    const isAppeal = 'work_id' in body && body.is_appeal === true;
    const outcome = await submitForMarking(dependencies, actor, { address, isAppeal });
    return outcome.ok ? { ok: true, reply: { order: await viewNow(outcome.order) } } : outcome;
  });

  mountEndpoint(api, contract.getMarking, REFUSALS, async ({ actor, params }, context) => {
    const order = await findOwnOrder(database, actor.accountId, params.markingOrderId);
    if (!order) return { ok: false, refusal: 'marking-unknown' };
    return { ok: true, reply: await viewOwnMarking(dependencies, order, context.get('language')) };
  });

  mountEndpoint(api, contract.getMarkedRecording, REFUSALS, async ({ actor, params }, context) => {
    const order = await findOwnOrder(database, actor.accountId, params.markingOrderId);
    if (!order) return { ok: false, refusal: 'marking-unknown' };
    const recording = await openRecording(dependencies, order, params.question);
    if (!recording) return { ok: false, refusal: 'recording-missing' };
    const { file, mediaType } = recording;
    return { ok: true, response: await serveRecording(file, mediaType, context.req.header('range')) };
  });

  mountEndpoint(api, contract.sendMarkingQuestion, REFUSALS, async ({ actor, params, body }) => {
    const order = await findOwnOrder(database, actor.accountId, params.markingOrderId);
    if (!order) return { ok: false, refusal: 'marking-unknown' };
    if (order.state !== 'done' || !order.doneAt) return { ok: false, refusal: 'marking-open' };
    const now = clock.now();
    if (questionUntil(order.doneAt, rules) <= now) return { ok: false, refusal: 'question-over' };
    const added = await database.transaction(async (transaction) => {
      const isNew = await addQuestion(transaction, order, { text: body.text, askedAt: now });
      if (isNew) await mailTeachersQuestion(dependencies, transaction, order, body.text);
      return isNew;
    });
    return added ? { ok: true, reply: { sent: true as const } } : { ok: false, refusal: 'question-exists' };
  });

  mountEndpoint(api, contract.saveMarkingConsent, {}, async ({ actor, body }) => {
    const { accountId } = actor;
    const at = clock.now();
    await database.transaction(async (transaction) => {
      await saveConsent(transaction, accountId, { agrees: body.agrees, at });
      if (!body.agrees) await removeStandardTexts(transaction, accountId, { at, forget: false });
    });
    return { ok: true, reply: { consented_at: await viewConsent(actor.accountId) } };
  });

  mountEndpoint(api, contract.rateMarking, REFUSALS, async ({ actor, params, body }) => {
    const order = await findOwnOrder(database, actor.accountId, params.markingOrderId);
    if (!order) return { ok: false, refusal: 'marking-unknown' };
    if (order.state !== 'done') return { ok: false, refusal: 'marking-open' };
    await saveRating(database, order, { ...body, at: clock.now() });
    return { ok: true, reply: { rated: true as const } };
  });
}
