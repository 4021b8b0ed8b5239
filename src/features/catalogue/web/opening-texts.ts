import type { Offer } from '../contract.ts';

/** The texts of "Tell me when it opens", for the page of something that is not open yet. */
export const openingTexts = (offer: Pick<Offer, 'opening'> | null): readonly string[] =>
  offer === null || offer.opening.isOpen ? [] : ['openingRequest'];
