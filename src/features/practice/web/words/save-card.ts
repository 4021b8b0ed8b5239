import { call } from '#platform/api-client/api-client.ts';
import { WORD_ENDPOINTS } from '../../endpoints.ts';
import { deviceZone } from '../parts/device-zone.ts';
import type { Card } from './words-reply.ts';

type CardText = Pick<Card, 'word' | 'meaning' | 'example' | 'partners'>;
type Place = Pick<Card, 'card' | 'from' | 'suspended' | 'sequence'>;

type Saved =
  | { readonly ok: true; readonly card: Card }
  | { readonly ok: false; readonly because: 'failed' | 'changed-elsewhere' }
  | { readonly ok: false; readonly because: 'refused'; readonly problem: string };

/**
 * Saves a card with other texts, or at rest. `changed-elsewhere`: another device changed or deleted it meanwhile, and
 * nothing was saved.
 */
export async function saveCard(
  { card, from, suspended, sequence }: Place,
  { word, meaning, example, partners }: CardText,
): Promise<Saved> {
  const sent = { word, meaning, example, partners, from, suspended, sequence: sequence + 1 };
  const result = await call(WORD_ENDPOINTS, 'saveWordCard', {
    params: { card },
    body: { ...sent, zone: deviceZone() },
  });
  if (!result.ok) {
    if (result.kind !== 'refused') return { ok: false, because: 'failed' };
    return { ok: false, because: 'refused', problem: result.problem.detail };
  }
  const { card: stored } = result.reply;
  const isStored =
    stored !== null &&
    [
      stored.word === word,
      stored.meaning === meaning,
      stored.example === example,
      stored.partners.join('|') === partners.join('|'),
      stored.suspended === suspended,
    ].every(Boolean);
  return isStored ? { ok: true, card: stored } : { ok: false, because: 'changed-elsewhere' };
}

/** Takes back that a card was deleted. Gives why it could not be, in the page's language where the server said it. */
export async function restoreCard(
  card: Card,
): Promise<
  { readonly ok: true; readonly card: Card } | { readonly ok: false; readonly problem: string | undefined }
> {
  const { word, meaning, example, partners, from, suspended, sequence } = card;
  const result = await call(WORD_ENDPOINTS, 'restoreWordCard', {
    params: { card: card.card },
    body: {
      word,
      meaning,
      example,
      partners,
      from,
      suspended,
      sequence: sequence + 1,
      zone: deviceZone(),
    },
  });
  if (result.ok) return { ok: true, card: result.reply.card };
  return { ok: false, problem: result.kind === 'refused' ? result.problem.detail : undefined };
}
