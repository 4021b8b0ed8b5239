import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { WORD_ENDPOINTS } from '../../endpoints.ts';

export type ListedWords = ReplyTo<(typeof WORD_ENDPOINTS)['listWordCards']>;
/** The cards on the screen, and the search that found them. */
export type Words = ListedWords & { readonly search: string };
export type Card = Words['cards'][number];
/** Changes what is on the screen at that moment, which may be newer than what the caller has seen. */
export type ChangeWords = (change: (words: Words) => Words) => void;
