import { z } from 'zod';
import { readContentBytes, type ContentFolders } from '#platform/content/content-folders.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import { readContentJson } from '#platform/content/read-content.ts';

/** A steeper map would let a single answer move a text by more than a quarter of a band. */
export const STEEPEST = 5;
const WIDEST_RANGE = 1.5;
const LEAST_ESSAYS = 30;

const mapSchema = z
  .strictObject({ scores: z.array(z.number()).min(2), bands: z.array(z.number()).min(2) })
  .refine(({ scores, bands }) => scores.length === bands.length, 'scores and bands are pairs')
  .refine(
    ({ scores }) => scores.every((score, at) => at === 0 || score > (scores[at - 1] ?? 0)),
    'scores ascend',
  )
  .refine(
    ({ scores, bands }) =>
      bands.every((band, at) => {
        if (at === 0) return true;
        const rise = band - (bands[at - 1] ?? 0);
        return rise >= 0 && rise <= STEEPEST * (1 + 1e-9) * ((scores[at] ?? 0) - (scores[at - 1] ?? 0));
      }),
    `bands never descend, and rise at most ${STEEPEST} times as fast as scores`,
  );
const figuresSchema = z.strictObject({
  essays: z.int(),
  qwk: z.number(),
  exact: z.number(),
  withinHalf: z.number(),
  withinOne: z.number(),
  meanError: z.number(),
  bias: z.array(z.strictObject({ band: z.number(), bias: z.number(), essays: z.int() })),
});
const reachSchema = z.number().min(0.25).max(WIDEST_RANGE);

const calibrationSchema = z
  .strictObject({
    task: z.union([z.literal(1), z.literal(2)]),
    model: z.string().min(1),
    promptHash: z.string().regex(/^[0-9a-f]{16}$/u),
    made: z.iso.date(),
    data: z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/u), essays: z.int().min(LEAST_ESSAYS) }),
    method: z.enum(['offset', 'isotonic']),
    map: mapSchema,
    below: reachSchema,
    above: reachSchema,
    /** Of the same essays without the calibration. */
    before: figuresSchema,
    /** Of bands whose essays took no part in the fit. */
    figures: figuresSchema,
  })
  .refine(({ below, above }) => below + above <= WIDEST_RANGE, 'a range is at most 1.5 wide');

/** How a model's estimates relate to marks, measured on marked essays of one task. It holds no text. */
export type Calibration = z.output<typeof calibrationSchema>;

export const calibrationFileSchema = z.strictObject({
  format: z.literal(1),
  calibrations: z.array(calibrationSchema),
});

/** In a school's own content, so that every machine that serves it has the same. We ship none. */
export const CALIBRATION_FILE = 'grading/model-calibration.json';

/** The calibrations in a school's content; none without the file. */
export function readCalibrations(folders: ContentFolders): ContentResult<readonly Calibration[]> {
  if (!readContentBytes(folders, CALIBRATION_FILE)) return { ok: true, value: [] };
  const file = readContentJson(folders, CALIBRATION_FILE, calibrationFileSchema);
  return file.ok ? { ok: true, value: file.value.calibrations } : file;
}
