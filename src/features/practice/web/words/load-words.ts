import type { CallResult } from '#platform/api-client/send-call.ts';
import type { ListedWords, Words } from './words-reply.ts';

/** What the page shows, and how often a change of the learner was put into it. */
export type ShownWords = { words?: Words; changes: number };

/**
 * Cards from the newest on, as many as are on the screen: who has turned pages stays on them. A page that does not come
 * fails the whole, and what is on the screen stays. Cards that were changed meanwhile are loaded again: the reply may be
 * older than the change.
 */
export async function loadWords(
  ask: (cursor?: string) => Promise<CallResult<ListedWords>>,
  search: string,
  shown: ShownWords,
): Promise<CallResult<Words>> {
  const { words, changes } = shown;
  const many = words?.search === search ? words.cards.length : 0;
  let result = await ask();
  while (result.ok && result.reply.next_cursor !== null && result.reply.cards.length < many) {
    const { cards, next_cursor: cursor } = result.reply;
    const next = await ask(cursor);
    result = next.ok ? { ...next, reply: { ...next.reply, cards: [...cards, ...next.reply.cards] } } : next;
  }
  if (!result.ok) return result;
  if (shown.changes !== changes) return loadWords(ask, search, shown);
  return { ...result, reply: { ...result.reply, search } };
}

/** The cards on the screen with the page behind a cursor, unless they end elsewhere by now. */
export const withMore = (words: Words, more: Words, cursor: string): Words =>
  words.next_cursor === cursor && words.search === more.search
    ? {
        ...more,
        cards: [
          ...words.cards,
          ...more.cards.filter(({ card }) => words.cards.every((each) => each.card !== card)),
        ],
      }
    : words;
