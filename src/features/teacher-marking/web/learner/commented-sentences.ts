import { compareDrafts, type DraftRow } from '#features/grading/web/index.ts';
import type { Marking } from './marking-replies.ts';

type Comment = Marking['comments'][number];

/** A sentence of a marked draft, what became of it in the next one, and what the teacher said about it. */
export type CommentedSentence = { readonly row: DraftRow; readonly comments: readonly Comment[] };

/**
 * The sentences of `marked` about which its teacher said something that is not praise, in their order, each with what
 * became of it in `next`. A comment on several sentences is under the first of them.
 */
export function listCommentedSentences(
  marked: string,
  next: string,
  comments: readonly Comment[],
): CommentedSentence[] {
  const toDo = comments.flatMap((comment) =>
    comment.anchor.in === 'text' && comment.kind !== 'praise' ? [{ comment, at: comment.anchor.start }] : [],
  );
  if (toDo.length === 0) return [];
  const placed = compareDrafts(marked, next).flatMap((row) =>
    row.before ? [{ row, before: row.before }] : [],
  );
  placed.sort((one, other) => one.before.place - other.before.place);
  return placed.flatMap(({ row, before: { start, text } }) => {
    const about = toDo.filter(({ at }) => at >= start && at < start + text.length);
    return about.length === 0 ? [] : [{ row, comments: about.map(({ comment }) => comment) }];
  });
}
