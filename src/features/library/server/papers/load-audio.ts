import type { ContentFolders } from '#platform/content/content-folders.ts';
import { readContentJson } from '#platform/content/read-content.ts';
import type { z } from 'zod';
import type { Recording, TurnTime } from '#ielts/paper/recording.ts';
import type { Script } from '#ielts/paper/script.ts';
import { hashLine, hashScript, listeningManifestSchema, speakingManifestSchema } from './audio-manifest.ts';

export type TimedRecording = { readonly recording: Recording; readonly times: readonly TurnTime[] };

/** The rendered audio below a media directory. Audio of other words than the script's is not found. */
export type AudioFiles = {
  /** `script`: as the paper names it, such as `scripts/listening-1.json`. */
  findRecording(mockTest: string, script: string, spokenScript: Script): TimedRecording | undefined;
  /** The examiner's line with this id, in these words. */
  findLine(mockTest: string, id: string, spoken: string): Recording | undefined;
};

export function createAudioFiles(directory: ContentFolders): AudioFiles {
  function read<S extends z.ZodType>(file: string, schema: S): z.output<S> | undefined {
    const manifest = readContentJson(directory, file, schema);
    return manifest.ok ? manifest.value : undefined;
  }
  return {
    findRecording(mockTest, script, said) {
      const name = script.replace(/^scripts\//u, '');
      const manifest = read(`audio/${mockTest}/${name}`, listeningManifestSchema);
      if (manifest?.scriptHash !== hashScript(said)) return undefined;
      const { file, durationMs, synthetic, turns } = manifest;
      return { recording: { src: `/media/audio/${mockTest}/${file}`, durationMs, synthetic }, times: turns };
    },
    findLine(mockTest, id, spoken) {
      const manifest = read(`audio/${mockTest}/speaking.json`, speakingManifestSchema);
      const line = manifest?.lines.find((each) => each.id === id && each.textHash === hashLine(spoken));
      if (!manifest || !line) return undefined;
      const { synthetic } = manifest;
      return { src: `/media/audio/${mockTest}/${line.file}`, durationMs: line.durationMs, synthetic };
    },
  };
}
