import type { FeatureData } from '#features/accounts/server/index.ts';
import { CRITERIA } from '#ielts/criteria/criteria.ts';
import { deleteMarkingsOf, listOwnMarkings } from './own-marking-store.ts';

type Own = Awaited<ReturnType<typeof listOwnMarkings>>;
type OwnOrder = Own['orders'][number];

const instant = (at: Date | null) => at?.toISOString() ?? null;

function describeMarking({ kind }: OwnOrder, marking: Own['markings'][number], { comments }: Own) {
  return {
    id: marking.id,
    role: marking.role,
    version: marking.version,
    changed_because: marking.changedBecause,
    criteria: CRITERIA[kind].map((criterion, at) => {
      const band = marking.bandsTimesTwo[at] ?? null;
      return { criterion, band: band === null ? null : band / 2, reason: marking.reasons[at] ?? '' };
    }),
    letter: marking.letter,
    final_at: instant(marking.finalAt),
    comments: comments
      .filter(({ markingId }) => markingId === marking.id)
      .map(({ anchor, criterion, kind: commentKind, family, body, suggestion }) => ({
        anchor,
        criterion,
        kind: commentKind,
        family,
        body,
        suggestion,
      })),
  };
}

function describeOrder(order: OwnOrder, own: Own) {
  const isOf = ({ orderId }: { readonly orderId: string }) => orderId === order.id;
  const [question] = own.questions.filter(isOf);
  const [rating] = own.ratings.filter(isOf);
  return {
    marking_order_id: order.id,
    kind: order.kind,
    state: order.state,
    is_appeal: order.isAppeal,
    paid_by: order.paidBy,
    prompt: order.work.task?.prompt ?? null,
    text: order.work.text,
    submitted_at: instant(order.submittedAt),
    due_at: instant(order.dueAt),
    done_at: instant(order.doneAt),
    markings: own.markings.filter(isOf).map((marking) => describeMarking(order, marking, own)),
    question: question
      ? { text: question.text, asked_at: instant(question.askedAt), answer: question.answer }
      : null,
    rating: rating ? { clear: rating.clear, useful: rating.useful, at: instant(rating.at) } : null,
    recordings_heard: own.looks
      .filter(isOf)
      .map(({ question: id, at }) => ({ question: id, at: instant(at) })),
  };
}

const describe = (own: Own) => ({
  orders: own.orders.map((order) => describeOrder(order, own)),
  credits: own.lots.map(({ id, kind, left, source, expiresAt }) => ({
    kind,
    left,
    source,
    expires_at: instant(expiresAt),
    entries: own.credits
      .filter(({ lotId }) => lotId === id)
      .map(({ reason, amount, at }) => ({ reason, amount, at: instant(at) })),
  })),
  comment_bank: own.bank.map(({ id, kind, criterion, family, textEn, textZhHant, suggestion, savedAt }) => ({
    entry_id: id,
    kind,
    criterion,
    family,
    text: { en: textEn, 'zh-Hant': textZhHant },
    suggestion,
    saved_at: instant(savedAt),
  })),
  comments_taken: own.bankUses.map(({ entryId, uses, lastAt }) => ({
    entry_id: entryId,
    uses,
    last_at: instant(lastAt),
  })),
  calibration_consent: own.consents.map(({ wording, agreedAt, withdrawnAt }) => ({
    wording,
    agreed_at: instant(agreedAt),
    withdrawn_at: instant(withdrawnAt),
  })),
  standard_works: own.standardWorks.map(({ id, work, agreedTimesTwo, madeAt, retiredAt }) => ({
    standard_work_id: id,
    text: work?.text ?? null,
    agreed_bands: agreedTimesTwo.map((band) => band / 2),
    made_at: instant(madeAt),
    retired_at: instant(retiredAt),
  })),
  seeds_marked: own.seedResults.map(({ orderId, ownTimesTwo, agreedTimesTwo, isWithin, at }) => ({
    marking_order_id: orderId,
    bands: ownTimesTwo.map((band) => band / 2),
    agreed_bands: agreedTimesTwo.map((band) => band / 2),
    is_within: isWithin,
    at: instant(at),
  })),
  claims_stopped: own.stops.map(({ id, stoppedAt, allowedAt, reason }) => ({
    stop_id: id,
    stopped_at: instant(stoppedAt),
    allowed_at: instant(allowedAt),
    reason,
  })),
  teacher: own.profiles.map(
    ({ slug, skills, modules, languages, dailyMost, holidays, createdAt, suspendedAt }) => ({
      slug,
      skills,
      modules,
      languages,
      daily_most: dailyMost,
      holidays,
      created_at: instant(createdAt),
      suspended_at: instant(suspendedAt),
    }),
  ),
});

/** The markings of an account, for its export and its deletion. */
export const MARKING_DATA: FeatureData = {
  name: 'teacher_marking',
  export: async (database, { accountId, candidateIds }) => ({
    data: describe(await listOwnMarkings(database, accountId, candidateIds)),
  }),
  async erase(transaction, { accountId, candidateIds }, now) {
    await deleteMarkingsOf(transaction, accountId, candidateIds, now);
    return [];
  },
};
