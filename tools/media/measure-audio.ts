import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spokenText } from '#ielts/paper/script.ts';
import { listeningManifestSchema } from '#features/library/server/papers/audio-manifest.ts';
import { readManifest } from './audio-files.ts';
import { measureLoudness } from './loudness.ts';
import type { NamedScript } from './read-scripts.ts';
import { wordsPerMinute } from './words-per-minute.ts';

export type Measured = {
  readonly name: string;
  readonly minutes: string;
  readonly kilobytes: number;
  readonly lufs: number | undefined;
  readonly peak: number | undefined;
  /** By speaker, the pauses between turns not counted. */
  readonly pace: Readonly<Record<string, number>>;
};

/** The sound of scripts in figures: an author's ears need not be the only judge. */
export async function measureAudio(scripts: readonly NamedScript[], audio: string): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { name, script } of scripts) {
    const manifest = readManifest(audio, name, listeningManifestSchema);
    if (!manifest) continue;
    const file = join(audio, manifest.file);
    const { integrated, peak } = await measureLoudness(file);
    const times = new Map(manifest.turns.map((turn) => [turn.id, turn.endMs - turn.startMs]));
    const spoken = script.turns.map((turn) => ({
      speaker: turn.speaker,
      words: spokenText(turn),
      ms: times.get(turn.id) ?? 0,
    }));
    measured.push({
      name,
      minutes: (manifest.durationMs / 60_000).toFixed(2),
      kilobytes: Math.round(readFileSync(file).length / 1024),
      lufs: integrated,
      peak,
      pace: wordsPerMinute(spoken),
    });
  }
  return measured;
}
