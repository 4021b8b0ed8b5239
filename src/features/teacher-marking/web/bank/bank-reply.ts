import type { CallOf } from '#platform/http/endpoint.ts';
import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { saveBankEntry } from '../../bank-contract.ts';
import type { BANK_ENDPOINTS } from '../../bank-endpoints.ts';

/** An entry of the bank as the API returns it. */
export type BankEntryView = ReplyTo<(typeof BANK_ENDPOINTS)['getCommentBank']>['entries'][number];

/** What an entry is saved with. */
export type BankEntryBody = CallOf<typeof saveBankEntry>['body'];

/** What a comment becomes when an entry is taken. */
export type TakenEntry = Pick<BankEntryView, 'kind' | 'criterion' | 'family'> & {
  readonly body: string;
  readonly suggestion: string | null;
};

export const bodyOf = ({ kind, criterion, family, text, suggestion }: BankEntryView): BankEntryBody => ({
  kind,
  criterion,
  family,
  text,
  suggestion,
});
