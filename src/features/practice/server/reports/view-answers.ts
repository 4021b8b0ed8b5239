import type { Candidates } from '#platform/http/candidates.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { listAnsweredSince } from './report-store.ts';

/** An answer is news for so long. */
const NEWS_MS = 14 * 86_400_000;
const MOST = 3;

/** What the school has lately said to the reports of a person. */
export async function viewAnswers(
  { database, clock, catalogue }: Pick<PracticeDependencies, 'database' | 'clock' | 'catalogue'>,
  candidates: Candidates,
  language: Language,
) {
  const since = new Date(clock.now().getTime() - NEWS_MS);
  const answered = await listAnsweredSince(database, candidates, { since, most: MOST });
  return answered.map(({ id, set, number, reply }) => ({
    report: id,
    // The school may have taken the question out of its set.
    title:
      (catalogue.findQuestion(set, number)?.loaded ?? catalogue.sets.find(set))?.set.title[language] ?? set,
    number,
    reply: reply ?? '',
  }));
}
