import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Tutorial } from '../domain/tutorial.ts';

/**
 * What `media/tutorials/<slug>/tutorial.json` says about a rendered tutorial: which words and slides it was made of,
 * and where each scene and sentence lies in it. Written by tools/media, or by hand for a school's own recording;
 * tools/media/README.md has the format.
 */

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal');

function fileSchema(ending: string) {
  return z.strictObject({
    /** Next to the manifest, with a piece of its own hash in its name. */
    file: z
      .string()
      .regex(
        new RegExp(`^[\\w-]+-[0-9a-f]{16}\\.${ending}$`),
        `must be a file such as video-<hash>.${ending}`,
      ),
    sha256: hashSchema,
    bytes: z.int().min(1),
  });
}

const timeSchema = z
  .strictObject({ id: z.string(), startMs: z.int().min(0), endMs: z.int().min(1) })
  .refine(({ startMs, endMs }) => startMs < endMs, 'must end after it starts');

export const tutorialManifestSchema = z.strictObject({
  /** `hashTutorial` of the text it was made of. */
  tutorialHash: hashSchema,
  /** The engine of the voice, or `studio` for a person. */
  engine: z.string().min(2),
  /** Whether the voice is synthetic; the page says so. */
  synthetic: z.boolean(),
  /** The hash of everything the render depends on. A recording has none. */
  renderKey: hashSchema.optional(),
  durationMs: z.int().min(1),
  width: z.int().min(1),
  height: z.int().min(1),
  video: fileSchema('mp4'),
  poster: fileSchema('jpg'),
  /** The rule of tools/media by which the poster was made. A recording has none. */
  posterRule: z.int().min(1).optional(),
  /** A small copy of the poster, for lists. Without one the poster itself is shown. */
  thumbnail: fileSchema('jpg').optional(),
  captions: z.strictObject({ en: fileSchema('vtt'), 'zh-Hant': fileSchema('vtt') }),
  scenes: z
    .array(
      z.strictObject({
        id: z.string(),
        startMs: z.int().min(0),
        endMs: z.int().min(1),
        picture: fileSchema('jpg'),
      }),
    )
    .min(1),
  /** Every sentence, by `sentenceId`. */
  sentences: z.array(timeSchema).min(1),
});
export type TutorialManifest = z.output<typeof tutorialManifestSchema>;

/** The hash of everything that a viewer sees, hears or reads in the captions. */
export function hashTutorial({ scenes, bands }: Tutorial): string {
  return createHash('sha256')
    .update(JSON.stringify([bands, scenes]).normalize('NFC'))
    .digest('hex');
}
