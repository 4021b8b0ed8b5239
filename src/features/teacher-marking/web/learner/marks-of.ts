import type { ShownMark } from '#features/grading/web/index.ts';
import type { Marking } from './marking-replies.ts';

/** The comments on words of a text, as the text with comments shows them. */
export const marksOf = (comments: Marking['comments']): readonly ShownMark[] =>
  comments.flatMap(({ anchor, criterion, kind, family, body, suggestion }): readonly ShownMark[] =>
    anchor.in === 'text'
      ? [
          {
            start: anchor.start,
            end: anchor.end,
            quote: anchor.quote,
            comment: body,
            criterion,
            kind,
            family: kind === 'error' ? family : null,
            suggestion,
          },
        ]
      : [],
  );
