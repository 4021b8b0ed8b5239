import { LETTER_POINTS, type CommentAnchor, type MarkingContent } from './marking.ts';

/** The parts of a work that comments point to. */
type CommentedWork = {
  readonly text: string;
  readonly recordings: readonly { readonly question: string; readonly durationMs: number | null }[];
};

type CommentRefusal = 'quote-not-in-work' | 'anchor-not-in-work';

function refuseAnchor(work: CommentedWork, anchor: CommentAnchor): CommentRefusal | undefined {
  if (anchor.in === 'criterion') return undefined;
  if (anchor.in === 'text') {
    const { start, end, quote } = anchor;
    return start < end && work.text.slice(start, end) === quote ? undefined : 'quote-not-in-work';
  }
  const recording = work.recordings.find(({ question }) => question === anchor.question);
  if (!recording || anchor.fromMs > anchor.toMs) return 'anchor-not-in-work';
  // A browser may measure a recording a little longer than the server.
  const end = recording.durationMs === null ? Infinity : recording.durationMs + 1_000;
  return anchor.toMs <= end ? undefined : 'anchor-not-in-work';
}

/** Why the comments of a marking cannot be stored: one does not quote the work exactly, or is outside of it. */
export function refuseComments(
  work: CommentedWork,
  { comments }: Pick<MarkingContent, 'comments'>,
): CommentRefusal | undefined {
  for (const { anchor } of comments) {
    const refusal = refuseAnchor(work, anchor);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Whether a marking can be sent: four bands with reasons, and a letter with its strengths and steps. */
export function isComplete({ criteria, letter, comments }: MarkingContent): boolean {
  const isFull = (texts: readonly string[]) =>
    texts.length === LETTER_POINTS && texts.every((text) => text.trim() !== '');
  return (
    criteria.length === 4 &&
    criteria.every(({ timesTwo, reason }) => timesTwo !== null && reason.trim() !== '') &&
    isFull(letter.strengths) &&
    isFull(letter.steps) &&
    comments.every(({ body }) => body.trim() !== '')
  );
}
