import type { z } from 'zod';
import { CRITERIA } from '#ielts/criteria/criteria.ts';
import { meanTimesTwo } from '../../domain/mean-band.ts';
import type { MarkingComment } from '../../domain/marking.ts';
import type { MarkingRules } from '../../domain/marking-rules.ts';
import type { saveMarkingDraft } from '../../desk-contract.ts';
import type { StoredMarking } from '../marking-store.ts';
import type { StoredOrder } from '../order-store.ts';
import { viewComment } from '../view-marking.ts';

export type DraftView = z.input<(typeof saveMarkingDraft)['reply']>['draft'];

/** The overall band times two; null until all criteria have one. */
export function overallOf({ bandsTimesTwo }: Pick<StoredMarking, 'bandsTimesTwo'>): number | null {
  const bands = bandsTimesTwo.flatMap((band) => (band === null ? [] : [band]));
  return bands.length === bandsTimesTwo.length ? meanTimesTwo(bands) : null;
}

/** The last instant at which a sent marking can be taken back. */
export const undoUntil = (sentAt: Date, { undoSeconds }: Pick<MarkingRules, 'undoSeconds'>): Date =>
  new Date(sentAt.getTime() + undoSeconds * 1000);

/** The same of a marking; null: it is not on its way. */
export const undoUntilOf = ({ state, sentAt }: StoredMarking, rules: MarkingRules): string | null =>
  state === 'sent' && sentAt ? undoUntil(sentAt, rules).toISOString() : null;

/** A draft as its teacher sees it. */
export function viewDraft(
  { kind }: Pick<StoredOrder, 'kind'>,
  marking: StoredMarking,
  comments: readonly MarkingComment[],
  rules: MarkingRules,
): DraftView {
  const overall = overallOf(marking);
  const { letter } = marking;
  return {
    criteria: CRITERIA[kind].map((criterion, at) => {
      const band = marking.bandsTimesTwo[at] ?? null;
      return { criterion, band: band === null ? null : band / 2, reason: marking.reasons[at] ?? '' };
    }),
    letter: { text: letter.text, strengths: [...letter.strengths], steps: [...letter.steps] },
    comments: comments.map(viewComment),
    revision: marking.revision,
    role: marking.role,
    version: marking.version,
    state: marking.state,
    band: overall === null ? null : overall / 2,
    is_complete: marking.completeAt !== null,
    saved_at: marking.savedAt?.toISOString() ?? null,
    undo_until: undoUntilOf(marking, rules),
    changed_because: marking.changedBecause,
  };
}
