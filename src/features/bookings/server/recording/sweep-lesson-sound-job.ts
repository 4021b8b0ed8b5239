import { sweepJob } from '#platform/jobs/sweep-job.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { RECORDING_FOLDER, recordingOfKey } from './recording-files.ts';
import { listRecordingsThere } from './recording-store.ts';

/** Removes the files of lesson recordings that are deleted. Runs every night. */
export const sweepLessonSoundJob = ({
  database,
  files,
  clock,
}: Pick<BookingDependencies, 'database' | 'files' | 'clock'>) =>
  sweepJob({
    name: 'sweep-lesson-sound',
    schedule: '47 20 * * *',
    files,
    clock,
    folder: RECORDING_FOLDER,
    ownerOf: recordingOfKey,
    listThere: (ids) => listRecordingsThere(database, ids),
  });
