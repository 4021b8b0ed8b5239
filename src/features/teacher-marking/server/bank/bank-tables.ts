import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Criterion } from '#ielts/criteria/criteria.ts';
import type { ErrorFamilyId } from '#ielts/errors/error-families.ts';
import { instant } from '#platform/database/instant-column.ts';
import type { CommentKind } from '../../domain/marking.ts';

/** Comments to use again. An entry with the id of one in the content replaces it. */
export const markingBank = pgTable(
  'marking_bank',
  {
    id: text('id').primaryKey(),
    /** The teacher whose own entry it is. Null: the school's. */
    accountId: uuid('account_id'),
    kind: text('kind').$type<CommentKind>().notNull(),
    criterion: text('criterion').$type<Criterion>(),
    family: text('family').$type<ErrorFamilyId>(),
    textEn: text('text_en'),
    textZhHant: text('text_zh_hant'),
    suggestion: text('suggestion'),
    /** One of the content that the school does not want. */
    isHidden: boolean('is_hidden').notNull().default(false),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [index('marking_bank_by_account').on(table.accountId)],
);

/** How often a teacher has taken an entry, an own one or the school's. */
export const markingBankUses = pgTable(
  'marking_bank_uses',
  {
    accountId: uuid('account_id').notNull(),
    entryId: text('entry_id').notNull(),
    uses: integer('uses').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.entryId] })],
);
