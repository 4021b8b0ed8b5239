import { createContext, useContext } from 'react';
import type { ReplyState } from '#platform/api-client/use-reply.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { BankEntryBody, BankEntryView } from './bank-reply.ts';

type BankState = ReplyState<{ readonly entries: readonly BankEntryView[] }>;

export type Bank = {
  /** The language in which the learner reads comments. */
  readonly language: Language;
  readonly firstName: string;
  readonly state: BankState;
  /** Loads the entries, once. */
  readonly open: () => void;
  /** Opens the list of own entries. */
  readonly manage: () => void;
  /** Creates or replaces an own entry. False: it was not saved, and a message has said why. */
  readonly save: (id: string, body: BankEntryBody) => Promise<boolean>;
  /** Deletes an own entry. The message offers to restore it. */
  readonly remove: (entry: BankEntryView) => Promise<void>;
  readonly countUse: (id: string) => void;
};

export const BankContext = createContext<Bank | undefined>(undefined);

/** The comment bank of the page; undefined: the page has none. */
export const useBank = (): Bank | undefined => useContext(BankContext);
