import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { DESK_ENDPOINTS } from '../../desk-endpoints.ts';

type DeskWork = ReplyTo<(typeof DESK_ENDPOINTS)['getDeskWork']>;

/** The parts of a submitted interview that the player shows. */
export type RecordedWork = Pick<DeskWork['work'], 'parts' | 'recordings'>;
export type SubmittedRecording = RecordedWork['recordings'][number];
export type RecordingComment = DeskWork['draft']['comments'][number];
export type Transcripts = DeskWork['transcript'];
export type AudioAnchor = Extract<RecordingComment['anchor'], { in: 'audio' }>;

/** A comment with a place on the time line of a recording. */
export type TimedComment = RecordingComment & { readonly anchor: AudioAnchor };

/** Reads the recording of a question. It rejects when there is none, or when the site cannot be reached. */
export type LoadRecording = (question: string) => Promise<Blob>;

const isTimed = (comment: RecordingComment): comment is TimedComment => comment.anchor.in === 'audio';

/** The comments on a recording, the first moment first. All questions without one. */
export const commentsAt = (comments: readonly RecordingComment[], question?: string): TimedComment[] =>
  comments
    .filter(isTimed)
    .filter(({ anchor }) => question === undefined || anchor.question === question)
    .sort((a, b) => a.anchor.from_ms - b.anchor.from_ms);
