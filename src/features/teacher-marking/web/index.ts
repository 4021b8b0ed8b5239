export { EntryForm } from './bank/entry-form.tsx';
export type { BankEntryBody } from './bank/bank-reply.ts';
export { MarkedDraft, type MarkedDraftProps } from './learner/marked-draft.tsx';
export { MarkingNews } from './learner/marking-news.tsx';
export { MarkingOffer, type MarkingOfferProps } from './learner/marking-offer.tsx';
