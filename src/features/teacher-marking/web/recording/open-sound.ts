import { makeSeekable } from '#platform/recordings/make-seekable.ts';
import { splitRecording } from '#platform/recordings/split-recording.ts';
import { findPauses, type Stretch } from '../../domain/recording/find-pauses.ts';
import { placePieces, type PieceTime } from '../../domain/recording/locate-moment.ts';
import type { Peaks } from '../../domain/recording/peaks.ts';
import { measureSound } from './measure-sound.ts';

/** A recording that can be played. */
export type Sound = {
  readonly pieces: readonly (PieceTime & { readonly url: string })[];
  readonly durationMs: number;
  /** Null: not measured yet, or this browser cannot decode the recording. */
  readonly peaks: Peaks | null;
  readonly pauses: readonly Stretch[];
};

/** The length of a sound in ms; 0: the browser does not find out. */
async function durationOf(url: string): Promise<number> {
  const player = new Audio();
  player.preload = 'metadata';
  player.src = url;
  await makeSeekable(player);
  const ms = player.duration * 1000;
  player.removeAttribute('src');
  return Number.isFinite(ms) ? ms : 0;
}

const soundOf = (urls: readonly string[], durations: readonly number[], peaks: Peaks | null): Sound => {
  const pieces = placePieces(durations).map((piece, at) => ({ ...piece, url: urls[at] ?? '' }));
  return {
    pieces,
    durationMs: durations.reduce((sum, each) => sum + each, 0),
    peaks,
    pauses: peaks ? findPauses(peaks) : [],
  };
};

/**
 * Opens a recording. `onSound` is called as soon as it can be played, and again once it is measured. `statedMs`: its
 * length where the server knows it; null: unknown. The URLs of its pieces are the caller's to revoke.
 */
export async function openSound(
  recording: Blob,
  statedMs: number | null,
  onSound: (sound: Sound) => void,
): Promise<void> {
  const bytes = new Uint8Array(await new Response(recording).arrayBuffer());
  const blobs = splitRecording(bytes).map(([from, to]) => recording.slice(from, to, recording.type));
  const urls = blobs.map((blob) => URL.createObjectURL(blob));
  const stated = statedMs !== null && urls.length === 1 ? [statedMs] : undefined;
  const durations = stated ?? (await Promise.all(urls.map(durationOf)));
  onSound(soundOf(urls, durations, null));
  const measured = await measureSound(blobs);
  if (measured) onSound(soundOf(urls, measured.durations, measured.peaks));
}
