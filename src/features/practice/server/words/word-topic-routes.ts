import type { Api } from '#platform/http/api-env.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { cardMeaning } from '../../domain/word-topic.ts';
import * as contract from '../../words-contract.ts';
import { startPractice } from '../learners/start-practice.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { PRACTICE_REFUSALS as REFUSALS } from '../refusals.ts';
import { keepTopicWords } from './keep-topic-words.ts';
import { findKept } from './word-store.ts';

/** The calls of the words that the content offers as cards. */
export function mountWordTopicRoutes(api: Api, dependencies: PracticeDependencies): void {
  const { database, wordTopics } = dependencies;
  const findOwn = async (candidates: Candidates | undefined, words: readonly string[]) =>
    candidates ? findKept(database, candidates, words) : new Set<string>();

  mountEndpoint(api, contract.listWordTopics, REFUSALS, async ({ candidates }, context) => {
    const language = context.get('language');
    const words = wordTopics.all.flatMap((topic) => topic.words.map(({ word }) => word));
    const kept = await findOwn(candidates, words);
    const topics = wordTopics.all.map((topic) => ({
      topic: topic.topic,
      title: topic.title[language],
      words: topic.words.length,
      kept: topic.words.filter(({ word }) => kept.has(word)).length,
    }));
    return { ok: true, reply: { topics } };
  });

  mountEndpoint(api, contract.getWordTopic, REFUSALS, async ({ params, candidates }, context) => {
    const found = wordTopics.find(params.topic);
    if (!found) return { ok: false, refusal: 'topic-unknown' };
    const language = context.get('language');
    const kept = await findOwn(
      candidates,
      found.words.map(({ word }) => word),
    );
    const words = found.words.map((word) => ({
      word: word.word,
      meaning: cardMeaning(word, language),
      example: word.example,
      partners: [...word.partners],
      kept: kept.has(word.word),
    }));
    return { ok: true, reply: { topic: found.topic, title: found.title[language], words } };
  });

  mountEndpoint(api, contract.keepTopicWords, REFUSALS, async ({ params, body, ...caller }, context) => {
    const topic = wordTopics.find(params.topic);
    if (!topic) return { ok: false, refusal: 'topic-unknown' };
    const writer = await startPractice(dependencies, context, caller);
    if (!writer) return { ok: false, refusal: 'too-many-starts' };
    const saved = await keepTopicWords(dependencies, writer, topic, {
      ...body,
      language: context.get('language'),
    });
    return saved.ok ? { ok: true, reply: { kept: saved.kept } } : saved;
  });
}
