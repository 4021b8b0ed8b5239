import { useState } from 'react';
import type { DeskComment } from '../desk-replies.ts';

const isSamePlace = (one: DeskComment, other: DeskComment | undefined) =>
  one === other ||
  (one.id === other?.id &&
    one.kind === other.kind &&
    one.anchor === other.anchor &&
    one.suggestion === other.suggestion);

/** The comments as the text shows them. The list stays the same while only words of comments change. */
export function usePlacedComments(comments: readonly DeskComment[]): readonly DeskComment[] {
  const [placed, setPlaced] = useState(comments);
  const isSame =
    placed.length === comments.length && placed.every((comment, at) => isSamePlace(comment, comments[at]));
  if (isSame) return placed;
  setPlaced(comments);
  return comments;
}
