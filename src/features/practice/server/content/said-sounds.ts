import { z } from 'zod';
import type { ContentFolders } from '#platform/content/content-folders.ts';
import { readContentJson } from '#platform/content/read-content.ts';
import { SAID_CLIPS, type SaidClip } from '../../domain/endless/said-clips.ts';

/** The manifest of the clips that questions by ear are joined from, `media/said/clips.json`. */
export const saidManifestSchema = z.object({
  engine: z.string(),
  synthetic: z.boolean(),
  clips: z.array(
    z.object({
      clip: z.string(),
      spoken: z.string(),
      file: z.string().regex(/^[a-z0-9-]+\.wav$/u),
      sha256: z.string().regex(/^[0-9a-f]{64}$/u),
      bytes: z.int(),
      durationMs: z.int(),
    }),
  ),
});

/** The sounds of questions by ear. */
export type SaidSounds = {
  readonly synthetic: boolean;
  /** Its address and length. */
  find(clip: SaidClip): { readonly src: string; readonly durationMs: number } | undefined;
};

/** Reads the clips. Undefined: one is missing or says other words, and then nothing by ear is made. */
export function loadSaidSounds(media: ContentFolders): SaidSounds | undefined {
  const manifest = readContentJson(media, 'said/clips.json', saidManifestSchema);
  if (!manifest.ok) return undefined;
  const { synthetic, clips } = manifest.value;
  const byName = new Map(clips.map((each) => [each.clip, each]));
  if (SAID_CLIPS.some(({ clip, spoken }) => byName.get(clip)?.spoken !== spoken)) return undefined;
  return {
    synthetic,
    find(clip) {
      const found = byName.get(clip);
      // The name has the hash of the sound; a version makes browsers keep it.
      return found && { src: `/media/said/${found.file}?v=1`, durationMs: found.durationMs };
    },
  };
}
