import { randomUUID } from 'node:crypto';
import type { Language } from '#platform/i18n/language.ts';
import { cardMeaning, type WordTopic } from '../../domain/word-topic.ts';
import { lockLearner } from '../learners/learner-store.ts';
import type { Writer } from '../learners/start-practice.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { hasRoom } from './save-word.ts';
import { addWords, findKept, type StoredWord } from './word-store.ts';

/**
 * Makes a card of each of some words of a topic, with its meaning in a language, unless the learner has one of it. Gives
 * the words of the topic that have a card then. Refused: the learner has as many cards as there may be.
 */
export async function keepTopicWords(
  { database, clock }: Pick<PracticeDependencies, 'database' | 'clock'>,
  { candidateId, candidates }: Writer,
  topic: WordTopic,
  choice: { readonly words: readonly string[]; readonly zone: string; readonly language: Language },
): Promise<
  { readonly ok: true; readonly kept: string[] } | { readonly ok: false; readonly refusal: 'too-many-cards' }
> {
  return database.transaction(async (transaction) => {
    const now = clock.now();
    await lockLearner(transaction, { candidateId, zone: choice.zone, createdAt: now });
    const chosen = new Set(choice.words);
    const texts = topic.words.map(({ word }) => word);
    const kept = await findKept(transaction, candidates, texts);
    const missing = topic.words.filter(({ word }) => chosen.has(word) && !kept.has(word));
    if (missing.length === 0) return { ok: true, kept: [...kept] };
    const isFull = !(await hasRoom(transaction, candidates, { cards: missing.length, rows: missing.length }));
    if (isFull) return { ok: false, refusal: 'too-many-cards' };
    const added = missing.map((word, place): StoredWord => ({
      candidateId,
      id: randomUUID(),
      word: word.word,
      meaning: cardMeaning(word, choice.language),
      example: word.example,
      partners: word.partners,
      fromPath: null,
      suspended: false,
      sequence: 1,
      // The newest card comes first: the words stay in their order.
      createdAt: new Date(now.getTime() - place),
      deletedAt: null,
      mergedInto: null,
    }));
    await addWords(transaction, added);
    return { ok: true, kept: [...kept, ...added.map(({ word }) => word)] };
  });
}
