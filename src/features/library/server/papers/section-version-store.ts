import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { AnswerKey, MarkedKey } from '#ielts/marking/answer-key.ts';
import { isMarkedSection, type MarkedSection, type Section } from '#ielts/paper/paper.ts';
import type { SectionEdition } from './load-papers.ts';
import { sectionVersions } from '../tables.ts';

export type SectionVersion = { readonly section: Section; readonly answerKey: AnswerKey };

/** Stores the current sections, so attempts can pin them. Existing versions stay as they are. */
export async function keepSectionVersions(
  database: DatabaseOrTransaction,
  editions: readonly SectionEdition[],
  now: Date,
): Promise<void> {
  if (editions.length === 0) return;
  await database
    .insert(sectionVersions)
    .values(
      editions.map(({ version, mockTest, section, answerKey }) => ({
        version,
        mockTest,
        skill: section.skill,
        section,
        answerKey,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
}

/** A version that an attempt has pinned; attempts refer to it, so it exists. */
export async function getSectionVersion(
  database: DatabaseOrTransaction,
  version: string,
): Promise<SectionVersion> {
  const [row] = await database
    .select({ section: sectionVersions.section, answerKey: sectionVersions.answerKey })
    .from(sectionVersions)
    .where(eq(sectionVersions.version, version));
  if (!row) throw new Error(`The section version ${version} is gone.`);
  return row;
}

/** The version of a section that is marked by its key. Throws for Writing and Speaking: graders judge those. */
export function getMarkedVersion({ section, answerKey }: SectionVersion): {
  readonly section: MarkedSection;
  readonly answerKey: MarkedKey;
} {
  if (!isMarkedSection(section) || !('answers' in answerKey))
    throw new Error(`No key marks ${section.skill}.`);
  return { section, answerKey };
}
