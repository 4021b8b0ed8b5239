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

type Sent = CardText & Pick<Card, 'from' | 'suspended' | 'sequence'>;

/** Changes by the id of their card that were sent from this page, and whose reply was lost: they may be stored. */
const unanswered = new Map<string, readonly Sent[]>();

const isSame = (stored: Card, sent: Sent): boolean =>
  stored.word === sent.word &&
  stored.meaning === sent.meaning &&
  stored.example === sent.example &&
  stored.partners.join('|') === sent.partners.join('|') &&
  stored.suspended === sent.suspended;

/**
 * Saves a card with other texts, or at rest. `changed-elsewhere`: another device changed or deleted it meanwhile, and
 * nothing was saved. A change from this page whose reply was lost is none of another device: this one follows it.
 */
export async function saveCard(place: Place, text: CardText): Promise<Saved> {
  const { card, from, suspended, sequence } = place;
  const { word, meaning, example, partners } = text;
  const sent: Sent = { word, meaning, example, partners, from, suspended, sequence: sequence + 1 };
  const result = await call(WORD_ENDPOINTS, 'saveWordCard', {
    params: { card },
    body: { ...sent, zone: deviceZone() },
  });
  const before = unanswered.get(card) ?? [];
  if (!result.ok) {
    if (result.kind === 'refused') return { ok: false, because: 'refused', problem: result.problem.detail };
    unanswered.set(card, [...before, sent]);
    return { ok: false, because: 'failed' };
  }
  const { card: stored } = result.reply;
  if (stored && isSame(stored, sent)) {
    unanswered.delete(card);
    return { ok: true, card: stored };
  }
  const isOwn = stored && before.some((each) => each.sequence === stored.sequence && isSame(stored, each));
  return isOwn
    ? saveCard({ ...place, sequence: stored.sequence }, text)
    : { ok: false, because: 'changed-elsewhere' };
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
