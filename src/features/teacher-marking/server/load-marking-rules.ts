import { z } from 'zod';
import type { ContentFolders } from '#platform/content/content-folders.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import { schemaName } from '#platform/content/content-schema.ts';
import { readContentJson } from '#platform/content/read-content.ts';
import type { MarkingRules } from '../domain/marking-rules.ts';

/** What a school promises about markings by teachers: content/marking.json. */
export const markingRulesSchema = z
  .strictObject({
    ...schemaName,
    deadlineHours: z.int().min(1).max(720),
    warningHours: z.int().min(1).max(720),
    doubleShare: z.number().min(0).max(1),
    leaseMinutes: z.int().min(5).max(240),
    undoSeconds: z.int().min(10).max(600),
    questionDays: z.int().min(1).max(90),
    creditDays: z.int().min(30).max(730),
    seeds: z
      .strictObject({
        every: z.int().min(0).max(100),
        ofDay: z.int().min(0).max(100),
        criterionTolerance: z.number().min(0).max(9).multipleOf(0.5),
        overallTolerance: z.number().min(0).max(9).multipleOf(0.5),
        window: z.int().min(1).max(50),
        misses: z.int().min(1).max(50),
      })
      .refine(({ window, misses }) => misses <= window, 'a window has at least as many seeds as misses'),
  })
  .refine(
    ({ deadlineHours, warningHours }) => warningHours < deadlineHours,
    'the warning comes before the deadline',
  );

/** Reads the rules for markings by teachers. */
export const loadMarkingRules = (folders: ContentFolders): ContentResult<MarkingRules> =>
  readContentJson(folders, 'marking.json', markingRulesSchema);
