import { formatMoney } from '#platform/i18n/format-money.ts';
import type { Offer } from '../contract.ts';
import { useCatalogueText } from './use-catalogue-text.ts';

/** What an offer costs now, in a word or two: a price, free, or that it is not sold at present. */
export function useOfferPrice(): (offer: Offer | null) => string {
  const text = useCatalogueText();
  return (offer) => {
    if (!offer) return text('facts.free');
    return offer.available ? formatMoney(offer.priceMinor, offer.currency) : text('buy.withdrawn');
  };
}
