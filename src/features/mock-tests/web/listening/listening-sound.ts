import { listeningMoment, type ListeningMoment } from '#ielts/paper/listening-moment.ts';
import type { Recording } from '#ielts/paper/recording.ts';
import type { Sound } from './sound.ts';

/** How far the sound may be from the clock before it is corrected. Less is not noticed, and a jump is. */
const DRIFT_MS = 1_200;
/** A jump takes a while until it is heard. Another one meanwhile would only stutter. */
const SETTLE_MS = 3_000;
/** A recording ends in silence. A finished one would start again when it is played. */
const END_MS = 500;
/** The delays before a failed recording is tried again, in ms. The last one repeats. */
const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000] as const;

export type ListeningState = {
  readonly moment: ListeningMoment;
  /** `blocked`: the browser requires a click. `failed`: it does not play, and is tried again. */
  readonly sound: 'silent' | 'playing' | 'blocked' | 'failed';
};

type ListeningSoundOptions = {
  readonly recordings: readonly Recording[];
  readonly sound: Pick<Sound, 'load' | 'seek' | 'play' | 'pause' | 'isPaused' | 'hasFailed' | 'positionMs'>;
  /** Since the start of the attempt, by the server's clock. */
  readonly elapsedMs: () => number;
  /** A monotonic counter. */
  readonly now: () => number;
  readonly blobOf: (src: string) => Blob | undefined;
  /** Loads a recording that would not play again. Never rejects. */
  readonly reload: (src: string) => Promise<void>;
};

/**
 * Plays the recordings of a section by the clock: whatever happens to the page, all candidates hear the same moment.
 * `tick` checks and corrects; call it several times a second.
 */
export function createListeningSound({
  recordings,
  sound,
  elapsedMs,
  now,
  blobOf,
  reload,
}: ListeningSoundOptions) {
  const lengths = recordings.map(({ durationMs }) => durationMs);
  let playing: number | undefined;
  let outcome: ListeningState['sound'] = 'silent';
  let jumpedAt = -Infinity;
  let retryAt = 0;
  let failures = 0;
  let asking = false;

  function jump(positionMs: number): void {
    sound.seek(positionMs);
    jumpedAt = now();
  }

  async function play(part: number, positionMs: number): Promise<void> {
    const recording = recordings[part];
    const blob = recording && blobOf(recording.src);
    if (!blob) return fail();
    sound.load(blob);
    playing = part;
    jump(positionMs);
    asking = true;
    const result = await sound.play();
    asking = false;
    if (result === 'failed') fail();
    else {
      outcome = result;
      if (result === 'playing') failures = 0;
    }
  }

  function fail(): void {
    outcome = 'failed';
    retryAt = now() + (RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length - 1)] ?? 0);
    failures += 1;
    playing = undefined;
  }

  async function retry(part: number): Promise<void> {
    const src = recordings[part]?.src;
    // After a second failure this copy of the recording may be broken.
    if (failures > 1 && src) {
      asking = true;
      await reload(src);
      asking = false;
    }
    const moment = listeningMoment(lengths, elapsedMs());
    if (moment.phase === 'part') await play(moment.part, moment.positionMs);
  }

  function follow({ part, positionMs }: Extract<ListeningMoment, { phase: 'part' }>): void {
    if (asking || outcome === 'blocked') return;
    if (outcome === 'failed') {
      if (now() >= retryAt) void retry(part);
      return;
    }
    if (sound.hasFailed()) fail();
    else if (playing !== part) void play(part, positionMs);
    else if (sound.isPaused()) {
      if (positionMs < (lengths[part] ?? 0) - END_MS) void play(part, positionMs);
    } else if (Math.abs(sound.positionMs() - positionMs) > DRIFT_MS && now() - jumpedAt > SETTLE_MS) {
      jump(positionMs);
    }
  }

  return {
    tick(): ListeningState {
      const moment = listeningMoment(lengths, elapsedMs());
      if (moment.phase === 'part') follow(moment);
      else if (playing !== undefined) {
        sound.pause();
        playing = undefined;
        outcome = 'silent';
      }
      return { moment, sound: moment.phase === 'part' ? outcome : 'silent' };
    },
    /** Call it within a click. It plays the current moment, and retries a failed recording immediately. */
    async resume(): Promise<void> {
      failures = 0;
      const moment = listeningMoment(lengths, elapsedMs());
      if (moment.phase === 'part') await play(moment.part, moment.positionMs);
      else outcome = 'silent';
    },
    stop: () => sound.pause(),
  };
}

export type ListeningSound = ReturnType<typeof createListeningSound>;
