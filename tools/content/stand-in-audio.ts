import type { Recording, TurnTime } from '#ielts/paper/recording.ts';
import { type Script, spokenText } from '#ielts/paper/script.ts';
import type { AudioFiles, TimedRecording } from '#features/library/server/papers/load-audio.ts';

/** As fast as the voices speak, about. */
const WORDS_PER_MINUTE = 150;
/** Enough for silence, and small enough to load immediately. */
const SAMPLES_PER_SECOND = 8000;
const HEADER_BYTES = 44;
/** The middle of eight bits. */
const SILENCE = 128;
const SILENCE_PATH = '/preview/silence-';

/** The recordings there are, and for scripts that are not rendered silence that lasts as long as the words would. */
export function withStandIns(audio: AudioFiles): AudioFiles {
  return {
    findRecording: (mockTest, script, said) =>
      audio.findRecording(mockTest, script, said) ?? silentRecording(said),
    findLine: audio.findLine,
  };
}

function silentRecording({ turns }: Script): TimedRecording {
  let at = 0;
  const times = turns.map((turn): TurnTime => {
    const words = spokenText(turn).split(/\s+/u).length;
    const startMs = at;
    const endMs = startMs + Math.max(1, Math.round((words / WORDS_PER_MINUTE) * 60_000));
    at = endMs + turn.pauseMs;
    return { id: turn.id, startMs, endMs };
  });
  const recording: Recording = { src: `${SILENCE_PATH}${at}.wav`, durationMs: at, synthetic: true };
  return { recording, times };
}

/** The silence at such an address; undefined: it is another address. */
export function findSilence(path: string): Buffer | undefined {
  const [, durationMs] = /^\/preview\/silence-(\d{1,7})\.wav$/u.exec(path) ?? [];
  return durationMs === undefined ? undefined : silentWav(Number(durationMs));
}

/** A WAV file of silence, eight bits, one channel. */
export function silentWav(durationMs: number): Buffer {
  const samples = Math.ceil((durationMs / 1000) * SAMPLES_PER_SECOND);
  const wav = Buffer.alloc(HEADER_BYTES + samples, SILENCE);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(HEADER_BYTES - 8 + samples, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLES_PER_SECOND, 24);
  wav.writeUInt32LE(SAMPLES_PER_SECOND, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples, 40);
  return wav;
}
