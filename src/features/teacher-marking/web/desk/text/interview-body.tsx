import { InterviewDesk } from '../interview-desk.ts';
import type { DeskBodyProps } from '../page/desk-body.ts';

/** The body of the desk for an interview: its recordings with their comments, and what a machine heard in them. */
export function InterviewBody({ readOnly, onNewComment, ...rest }: DeskBodyProps) {
  return <InterviewDesk {...rest} onNewComment={readOnly ? undefined : onNewComment} />;
}
