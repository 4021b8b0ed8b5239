import { formatMoney } from '#platform/i18n/format-money.ts';
import type { Offer } from '../../catalogue-contract.ts';
import { useCatalogueText } from './use-catalogue-text.ts';

/** What an offer costs now, in a word or two: a price, free, or that it is not sold. */
export function useOfferPrice(): (offer: Offer | null) => string {
  const text = useCatalogueText();
  return (offer) => {
    if (!offer) return text('facts.free');
    if (!offer.available) return text('buy.withdrawn');
    return offer.opening.isOpen ? formatMoney(offer.priceMinor, offer.currency) : text('buy.notOpen');
  };
}
