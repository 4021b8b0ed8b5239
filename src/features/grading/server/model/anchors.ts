import { z } from 'zod';
import type { ContentFolders } from '#platform/content/content-folders.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import { readContentJson } from '#platform/content/read-content.ts';
import type { TextKind } from '../../domain/rubric/rubric-questions.ts';

const anchorSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/u),
  /** In half bands: the judgement of the authors of this site, or of a school that has its own anchors. */
  band: z.number().min(1).max(9).multipleOf(0.5),
  prompt: z.string().min(20),
  text: z.string().min(200),
});

/** Texts of one task that others are compared with. */
export const anchorFileSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Who judged the bands, and how. */
  judgement: z.string().min(20),
  anchors: z.array(anchorSchema).min(5),
});

export type Anchor = z.output<typeof anchorSchema>;
export type Anchors = Readonly<Record<'report' | 'essay', readonly Anchor[]>>;

/** Below the content folder, so that a school can lay its own over ours. */
const ANCHOR_FILES = {
  report: 'grading/anchors-task-1.json',
  essay: 'grading/anchors-task-2.json',
} as const;

/** How many anchors a text is compared with. */
const COMPARED = 3;

/** Reads the anchors of both tasks: ours, or those that a school lays over them. */
export function readAnchors(folders: ContentFolders): ContentResult<Anchors> {
  const report = readContentJson(folders, ANCHOR_FILES.report, anchorFileSchema);
  if (!report.ok) return report;
  const essay = readContentJson(folders, ANCHOR_FILES.essay, anchorFileSchema);
  if (!essay.ok) return essay;
  return { ok: true, value: { report: report.value.anchors, essay: essay.value.anchors } };
}

/** The anchors nearest to a band, in the order of their bands. A letter has none. */
export function nearestAnchors(anchors: Anchors, kind: TextKind, band: number): readonly Anchor[] {
  if (kind === 'letter') return [];
  return [...anchors[kind]]
    .sort((a, b) => Math.abs(a.band - band) - Math.abs(b.band - band) || (a.id < b.id ? -1 : 1))
    .slice(0, COMPARED)
    .sort((a, b) => a.band - b.band);
}
