import type { DeskComment, DeskWork } from '../desk-replies.ts';

/** The middle of the desk: the work with its comments. Each kind of work has a body of its own. */
export type DeskBodyProps = {
  readonly work: DeskWork['work'];
  /** What a machine heard in each recording; null: nobody wrote it down. */
  readonly transcript: DeskWork['transcript'];
  readonly comments: readonly DeskComment[];
  readonly selected: string | null;
  readonly readOnly: boolean;
  readonly onSelect: (id: string) => void;
  readonly onNewComment: (anchor: DeskComment['anchor'], kind?: DeskComment['kind']) => void;
  /** Loads a recording. It rejects where it cannot be loaded. */
  readonly loadRecording: (question: string) => Promise<Blob>;
};
