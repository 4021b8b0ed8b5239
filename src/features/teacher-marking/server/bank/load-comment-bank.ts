import { z } from 'zod';
import { ALL_CRITERIA } from '#ielts/criteria/criteria.ts';
import { ERROR_FAMILY_IDS } from '#ielts/errors/error-families.ts';
import type { ContentFolders } from '#platform/content/content-folders.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import { schemaName } from '#platform/content/content-schema.ts';
import { readContentJson } from '#platform/content/read-content.ts';
import type { BankEntry } from '../../domain/bank/bank-entry.ts';
import { unknownPlaceholders } from '../../domain/bank/fill-placeholders.ts';
import { COMMENT_KINDS } from '../../domain/marking.ts';

const commentText = z
  .string()
  .min(1)
  .max(600)
  .refine((text) => unknownPlaceholders(text).length === 0, 'only {quote} and {name} are filled in');

const entrySchema = z.strictObject({
  /** Stored with uses and changes, so it never changes. */
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  kind: z.enum(COMMENT_KINDS),
  criterion: z.enum(ALL_CRITERIA).nullable(),
  family: z.enum(ERROR_FAMILY_IDS).nullable(),
  text: z.strictObject({ en: commentText, 'zh-Hant': commentText }),
  suggestion: commentText.nullable(),
});

/** The comments that teachers start with: content/marking-comments.json. */
export const commentBankSchema = z
  .strictObject({ ...schemaName, entries: z.array(entrySchema).max(500) })
  .refine(
    ({ entries }) => new Set(entries.map(({ id }) => id)).size === entries.length,
    'each id is used once',
  );

/** Reads the comments that every school starts with. */
export function loadCommentBank(folders: ContentFolders): ContentResult<readonly BankEntry[]> {
  const read = readContentJson(folders, 'marking-comments.json', commentBankSchema);
  return read.ok ? { ok: true, value: read.value.entries } : read;
}
