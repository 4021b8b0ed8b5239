import type { z } from 'zod';
import { findGuards } from '#features/grading/server/index.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { getDeskGuards } from '../../desk-contract.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import type { StoredOrder } from '../order-store.ts';

type Guards = z.input<(typeof getDeskGuards)['reply']>['guards'];

/** What a program noticed in a text, in the teacher's language; null: it cannot be checked now. */
export async function viewGuards(
  dependencies: Pick<MarkingDependencies, 'database' | 'graders'>,
  { source, candidateId, subjectId, work: { task, text } }: StoredOrder,
  language: Language,
): Promise<Guards> {
  if (!task) return [];
  const key = source === 'work' ? { candidateId, id: subjectId } : undefined;
  const guards = await findGuards(dependencies, { key, task, text });
  return guards?.map(({ id, sentence }) => ({ id, sentence: sentence[language] })) ?? null;
}
