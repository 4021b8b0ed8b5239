import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Script, spokenText } from '#ielts/paper/script.ts';

/**
 * What `media/audio/<mock-test>/<name>.json` says about rendered audio: which words it was made of, and where each
 * turn lies in it. Written by tools/media, or by hand for a studio recording; tools/media/README.md has the format.
 */

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal');

const fileSchema = {
  /** Beside the manifest, with a piece of its own hash in its name. */
  file: z.string().regex(/^[\w-]+-[0-9a-f]{16}\.m4a$/, 'must be a file such as listening-1-<hash>.m4a'),
  sha256: hashSchema,
  bytes: z.int().min(1),
  durationMs: z.int().min(1),
};

const madeBySchema = {
  /** The engine, or `studio` for a person. */
  engine: z.string().min(2),
  /** Whether the voices are synthetic; the pages say so where they are heard. */
  synthetic: z.boolean(),
};

const timedTurnSchema = z
  .strictObject({ id: z.string(), startMs: z.int().min(0), endMs: z.int().min(1) })
  .refine(({ startMs, endMs }) => startMs < endMs, 'must end after it starts');

/** Of one Listening part. */
export const listeningManifestSchema = z.strictObject({
  /** As the paper names it: `scripts/listening-1.json`. */
  script: z.string(),
  /** `hashScript` of the script it was rendered from. */
  scriptHash: hashSchema,
  ...madeBySchema,
  /**
   * The hash of its inputs: voices, words, pauses, settings. The tool renders again when it differs. A studio recording
   * has none.
   */
  renderKey: hashSchema.optional(),
  ...fileSchema,
  /** In the order of the script, every one of its turns. */
  turns: z.array(timedTurnSchema).min(1),
});
export type ListeningManifest = z.output<typeof listeningManifestSchema>;

/** The manifest of the examiner's lines in a Speaking section: one file for each question and line. */
export const speakingManifestSchema = z.strictObject({
  ...madeBySchema,
  lines: z
    .array(
      z.strictObject({
        /** The id of the question (`p1q1`) or of the examiner's line (`welcome`). */
        id: z.string(),
        /** `hashLine` of the words. */
        textHash: hashSchema,
        renderKey: hashSchema.optional(),
        ...fileSchema,
      }),
    )
    .min(1),
});
export type SpeakingManifest = z.output<typeof speakingManifestSchema>;

/** `earlier.json` of a mock test: audio of versions that were published before. Stored attempts still play it. */
export const earlierAudioSchema = z.strictObject({ files: z.array(fileSchema.file).min(1) });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The hash of the audible part of a script: the speakers, the words and the pauses. Titles and names do not count. */
export function hashScript({ speakers, turns }: Script): string {
  const heard = turns.map((turn) => [
    turn.id,
    speakers[turn.speaker]?.voice ?? '',
    spokenText(turn).normalize('NFC'),
    turn.pauseMs,
  ]);
  return sha256(JSON.stringify(heard));
}

/** The hash of the words of a question or an examiner's line. */
export function hashLine(spoken: string): string {
  return sha256(spoken.normalize('NFC'));
}
