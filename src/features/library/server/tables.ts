import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AnswerKey } from '#ielts/marking/answer-key.ts';
import type { Section } from '#ielts/paper/paper.ts';
import { instant } from '#platform/database/instant-column.ts';

/** The versions of sections that candidates have taken. Later edits of the content do not change them. */
export const sectionVersions = pgTable('section_versions', {
  /** Hash of section and key. */
  version: text('version').primaryKey(),
  mockTest: text('mock_test').notNull(),
  skill: text('skill').notNull(),
  section: jsonb('section').$type<Section>().notNull(),
  answerKey: jsonb('answer_key').$type<AnswerKey>().notNull(),
  createdAt: instant('created_at').notNull(),
});
