import { z } from 'zod';
import type { ContentFolders } from '#platform/content/content-folders.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import { schemaName } from '#platform/content/content-schema.ts';
import { readContentJson } from '#platform/content/read-content.ts';
import type { SchoolRules } from '../domain/school-rules.ts';

/** What a school promises about lessons with a teacher: content/bookings.json. */
export const bookingRulesSchema = z.strictObject({
  ...schemaName,
  holdMinutes: z.int().min(5).max(60),
  freeChangeHours: z.int().min(1).max(168),
  courtesyHours: z.int().min(0).max(168),
  completeMinutes: z.int().min(0).max(120),
  waitMinutes: z.int().min(0).max(60),
  reportHours: z.int().min(1).max(168),
  creditDays: z.int().min(30).max(730),
  returnedDays: z.int().min(1).max(365),
  anyTeacher: z.boolean(),
  roomBeforeMinutes: z.int().min(5).max(60),
  roomAfterMinutes: z.int().min(0).max(60),
  roomNotesHours: z.int().min(0).max(168),
  recordingDays: z.int().min(1).max(365),
});

/** Reads the rules for lessons with a teacher. */
export const loadBookingRules = (folders: ContentFolders): ContentResult<SchoolRules> =>
  readContentJson(folders, 'bookings.json', bookingRulesSchema);
