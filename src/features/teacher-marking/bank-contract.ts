import { z } from 'zod';
import { storableText } from '#platform/http/storable-text.ts';
import { ALL_CRITERIA } from '#ielts/criteria/criteria.ts';
import { ERROR_FAMILY_IDS } from '#ielts/errors/error-families.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { BANK_ENDPOINTS } from './bank-endpoints.ts';
import { COMMENT_KINDS } from './domain/marking.ts';

/**
 * The comment bank: a teacher's own entries and those of the school. The school's start with the entries of the content;
 * an admin may change or hide each. Texts may have the placeholders `{quote}` and `{name}`.
 */

const access = { role: ['teacher', 'admin'] } as const;
const adminAccess = { role: 'admin' } as const;
const deskRefusals = ['teacher-unknown'] as const;

/** Made by the device of the teacher. */
const ownParams = z.strictObject({ entryId: z.uuid() });
/** The name of an entry of the content, or an id that was made by a device. */
const entryParams = z.strictObject({ entryId: z.string().regex(/^[a-z0-9-]{1,60}$/) });

const MOST_TEXT = 2_000;
const entryText = storableText(MOST_TEXT)
  .refine((text) => text.trim() !== '', 'is empty')
  .nullable();

const entryBody = z.strictObject({
  kind: z.enum(COMMENT_KINDS),
  /** Null: it fits each criterion. */
  criterion: z.enum(ALL_CRITERIA).nullable(),
  /** The family of an error; null: none. */
  family: z.enum(ERROR_FAMILY_IDS).nullable(),
  text: z
    .strictObject({ en: entryText, 'zh-Hant': entryText })
    .refine((text) => text.en !== null || text['zh-Hant'] !== null, 'needs a text in one language'),
  /** Better words for those that are quoted. */
  suggestion: entryText,
});

const entrySchema = z.object({
  ...entryBody.shape,
  entry_id: z.string(),
  owner: z.enum(['own', 'school']),
  /** How often the caller has taken it; for admins, everybody. */
  uses: z.int(),
});

export const getCommentBank = endpoint({
  ...BANK_ENDPOINTS.getCommentBank,
  access,
  summary: 'The caller’s own entries and the school’s. Those that the caller takes most often come first.',
  reply: z.object({ entries: z.array(entrySchema) }),
  refusals: deskRefusals,
});

export const saveBankEntry = endpoint({
  ...BANK_ENDPOINTS.saveBankEntry,
  access,
  summary: 'Creates or replaces an own entry. Saving a deleted one again restores it with its count.',
  params: ownParams,
  body: entryBody,
  reply: z.object({ saved: z.literal(true) }),
  refusals: [...deskRefusals, 'entry-unknown', 'bank-full'],
});

export const deleteBankEntry = endpoint({
  ...BANK_ENDPOINTS.deleteBankEntry,
  access,
  summary: 'Deletes an own entry. Comments that were made with it stay.',
  params: ownParams,
  reply: z.object({ deleted: z.literal(true) }),
  refusals: [...deskRefusals, 'entry-unknown'],
});

export const countBankUse = endpoint({
  ...BANK_ENDPOINTS.countBankUse,
  access,
  summary: 'Counts that the caller has taken an entry.',
  params: entryParams,
  reply: z.object({ uses: z.int() }),
  refusals: [...deskRefusals, 'entry-unknown'],
});

export const getSchoolBank = endpoint({
  ...BANK_ENDPOINTS.getSchoolBank,
  access: adminAccess,
  summary: 'All entries of the school, those that are hidden too.',
  reply: z.object({
    entries: z.array(
      entrySchema.extend({
        /** It is one of the content. */
        is_shipped: z.boolean(),
        /** Teachers do not see it. */
        is_hidden: z.boolean(),
      }),
    ),
  }),
});

export const saveSchoolBankEntry = endpoint({
  ...BANK_ENDPOINTS.saveSchoolBankEntry,
  access: adminAccess,
  summary:
    'Creates or replaces an entry of the school. One of the content keeps what is saved here, and is shown.',
  params: entryParams,
  body: entryBody,
  reply: z.object({ saved: z.literal(true) }),
  refusals: ['entry-unknown', 'bank-full'],
});

export const deleteSchoolBankEntry = endpoint({
  ...BANK_ENDPOINTS.deleteSchoolBankEntry,
  access: adminAccess,
  summary: 'Deletes an entry of the school. One of the content is hidden instead, and can be saved again.',
  params: entryParams,
  reply: z.object({ deleted: z.literal(true) }),
  refusals: ['entry-unknown'],
});
