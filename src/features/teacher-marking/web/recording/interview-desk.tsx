import { RecordingPlayer, type RecordingPlayerProps } from './recording-player.tsx';
import type { AudioAnchor } from './recording-reply.ts';

type InterviewDeskProps = Omit<RecordingPlayerProps, 'children' | 'keysEverywhere'> & {
  /** A comment is wanted at this place. Undefined: the marking can only be read. */
  readonly onNewComment: ((anchor: AudioAnchor) => void) | undefined;
};

/** The recordings of an interview at the desk: comments are set on their time lines. Its keys work on the whole page. */
export function InterviewDesk(props: InterviewDeskProps) {
  return <RecordingPlayer {...props} keysEverywhere />;
}
