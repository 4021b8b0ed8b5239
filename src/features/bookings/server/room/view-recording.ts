import { recordingStateAt } from '../../domain/recording/lesson-recording.ts';
import type { RoomTimes } from '../../domain/room/room-window.ts';
import type { StoredRecording } from '../recording/recording-store.ts';

/** A recording as its room shows it now. */
export function viewRecording(
  recording: StoredRecording,
  { times, now }: { readonly times: RoomTimes; readonly now: Date },
) {
  const state = recordingStateAt(recording, times, now);
  const isClosed = state === 'ended' && recording.endedAt === null;
  return {
    recording_id: recording.id,
    state,
    asked_by: recording.askedBy,
    started_at: recording.startedAt?.toISOString() ?? null,
    ended_at: (isClosed ? times.closesAt : recording.endedAt)?.toISOString() ?? null,
    ended_by: recording.endedBy,
    ended: isClosed ? ('closed' as const) : recording.ended,
    deleted_by: recording.deletedBy,
  };
}
