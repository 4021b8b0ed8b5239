import { cardId } from '../comments/comment-card.tsx';
import { InterviewDesk } from '../interview-desk.ts';
import type { DeskBodyProps } from '../page/desk-body.ts';
import { focusId } from '../page/focus-field.ts';

/** The body of the desk for an interview: its recordings with their comments, and what a machine heard in them. */
export function InterviewBody({ readOnly, selected, onSelect, onNewComment, ...rest }: DeskBodyProps) {
  return (
    <InterviewDesk
      {...rest}
      selected={selected}
      onSelect={(id) => {
        onSelect(id);
        // A comment takes the focus when it is chosen, and this one is chosen already.
        if (id === selected) focusId(cardId(id));
      }}
      onNewComment={readOnly ? undefined : onNewComment}
    />
  );
}
