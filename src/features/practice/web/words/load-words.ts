import type { CallResult } from '#platform/api-client/send-call.ts';
import type { Words } from './words-reply.ts';

type Asked = CallResult<Words>;

/**
 * Cards from the newest on, as many as are on the screen: who has turned pages stays on them. A page that does not come
 * fails the whole, and what is on the screen stays.
 */
export async function loadWords(ask: (cursor?: string) => Promise<Asked>, shown: number): Promise<Asked> {
  let result = await ask();
  while (result.ok && result.reply.next_cursor !== null && result.reply.cards.length < shown) {
    const { cards, next_cursor: cursor } = result.reply;
    const next = await ask(cursor);
    result = next.ok ? { ...next, reply: { ...next.reply, cards: [...cards, ...next.reply.cards] } } : next;
  }
  return result;
}

/** The cards on the screen without one that was deleted. */
export const withoutCard = ({ cards, counts, ...words }: Words, gone: string): Words => ({
  ...words,
  cards: cards.filter(({ card }) => card !== gone),
  counts: { ...counts, all: Math.max(0, counts.all - 1) },
});

/** The cards on the screen with one whose deletion was taken back, at its old place: the newest come first. */
export function withCard(words: Words, card: Words['cards'][number]): Words {
  const others = words.cards.filter((each) => each.card !== card.card);
  const older = others.findIndex(({ created_at: at }) => at < card.created_at);
  const place = older === -1 ? others.length : older;
  return {
    ...words,
    cards: [...others.slice(0, place), card, ...others.slice(place)],
    counts: { ...words.counts, all: words.counts.all + 1 },
  };
}
