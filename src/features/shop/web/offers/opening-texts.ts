import type { TextGroup } from '#platform/i18n/text-groups.ts';
import type { Offer } from '../../catalogue-contract.ts';

/** The texts of "Tell me when it opens", for pages of products that are not open yet. */
export const openingTexts = (offer: Pick<Offer, 'opening'> | null): readonly TextGroup[] =>
  offer === null || offer.opening.isOpen ? [] : ['openingRequest'];
