import { call } from '#platform/api-client/api-client.ts';
import { WORD_ENDPOINTS } from '../../endpoints.ts';
import { deviceZone } from '../parts/device-zone.ts';
import type { ChosenWords } from './read-words.ts';

/** What became of a card: `there`: the learner has one of these words already. A problem is in the learner's language. */
export type Kept = 'kept' | 'there' | 'failed' | { readonly problem: string };

/** Stores words of this page as a card under this id, unless there is one of them. */
export async function keepCard(card: string, { word, example }: ChosenWords): Promise<Kept> {
  const zone = deviceZone();
  const found = await call(WORD_ENDPOINTS, 'listWordCards', { query: { zone, search: word } });
  const same = word.toLowerCase();
  if (found.ok && found.reply.cards.some((each) => each.card !== card && each.word.toLowerCase() === same)) {
    return 'there';
  }
  const saved = await call(WORD_ENDPOINTS, 'saveWordCard', {
    params: { card },
    body: {
      word,
      meaning: '',
      example,
      partners: [],
      from: location.pathname.slice(0, 200),
      suspended: false,
      sequence: 1,
      zone,
    },
  });
  if (saved.ok) return 'kept';
  return saved.kind === 'refused' ? { problem: saved.problem.detail } : 'failed';
}

/** Takes a card back. False: it could not be reached. */
export async function dropCard(card: string): Promise<boolean> {
  return (await call(WORD_ENDPOINTS, 'deleteWordCard', { params: { card } })).ok;
}
