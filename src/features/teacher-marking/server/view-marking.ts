import type { z } from 'zod';
import { CRITERIA } from '#ielts/criteria/criteria.ts';
import { meanTimesTwo } from '../domain/mean-band.ts';
import type { CommentAnchor, MarkingComment } from '../domain/marking.ts';
import type { commentSchema, markingSchema } from '../marking-view-contract.ts';
import type { StoredMarking } from './marking-store.ts';
import type { StoredOrder } from './order-store.ts';

type CommentView = z.output<typeof commentSchema>;
type MarkingView = z.input<typeof markingSchema>;

const viewAnchor = (anchor: CommentAnchor): CommentView['anchor'] =>
  anchor.in === 'audio'
    ? { in: 'audio', question: anchor.question, from_ms: anchor.fromMs, to_ms: anchor.toMs }
    : anchor;

/** A comment as the API shows it. */
export const viewComment = ({ anchor, ...comment }: MarkingComment): CommentView => ({
  ...comment,
  anchor: viewAnchor(anchor),
});

/** A comment of a request. */
export const toComment = ({ anchor, ...comment }: CommentView): MarkingComment => ({
  ...comment,
  anchor:
    anchor.in === 'audio'
      ? { in: 'audio', question: anchor.question, fromMs: anchor.from_ms, toMs: anchor.to_ms }
      : anchor,
});

/** The order of the questions, then time; comments on criteria come last. */
function placeOf({ anchor }: MarkingComment, questions: readonly string[]): readonly [number, number] {
  if (anchor.in === 'text') return [0, anchor.start];
  if (anchor.in === 'audio') return [questions.indexOf(anchor.question), anchor.fromMs];
  return [Number.MAX_SAFE_INTEGER, 0];
}

/** A final marking with these bands, which may be those of two teachers. */
export function viewMarking(
  { kind, work }: Pick<StoredOrder, 'kind' | 'work'>,
  { reasons, letter }: Pick<StoredMarking, 'reasons' | 'letter'>,
  bands: readonly number[],
  comments: readonly MarkingComment[],
): MarkingView {
  const questions = work.recordings.map(({ question }) => question);
  const sorted = comments
    .map((comment) => ({ comment, place: placeOf(comment, questions) }))
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1]);
  return {
    band: meanTimesTwo(bands) / 2,
    criteria: CRITERIA[kind].map((criterion, at) => ({
      criterion,
      band: (bands[at] ?? 0) / 2,
      reason: reasons[at] ?? '',
    })),
    letter: { text: letter.text, strengths: [...letter.strengths], steps: [...letter.steps] },
    comments: sorted.map(({ comment }) => viewComment(comment)),
  };
}
