import type { TextGroup } from '#platform/i18n/text-groups.ts';
import type { Offer } from '../../catalogue-contract.ts';

/** The texts of "Tell me when it opens", for the page of something that is not open yet. */
export const openingTexts = (offer: Pick<Offer, 'opening'> | null): readonly TextGroup[] =>
  offer === null || offer.opening.isOpen ? [] : ['openingRequest'];
