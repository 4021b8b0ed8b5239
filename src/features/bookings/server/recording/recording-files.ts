import type { RoomSide } from '../../domain/room/notes.ts';

/** The folder of the recordings of lessons. It is flat, so the cleaning job can list it. */
export const RECORDING_FOLDER = 'lesson-recordings';

export type TakeName = { readonly recordingId: string; readonly side: RoomSide; readonly take: number };

export const soundKey = ({ recordingId, side, take, number }: TakeName & { readonly number: number }) =>
  `${RECORDING_FOLDER}/${recordingId}.${side}.${take}.${number}`;

/** The recording of a file, from its key. */
export const recordingOfKey = (key: string): string =>
  key.slice(RECORDING_FOLDER.length + 1).split('.')[0] ?? '';
