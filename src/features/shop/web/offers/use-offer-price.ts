import { formatMoney } from '#platform/i18n/format-money.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Offer } from '../../catalogue-contract.ts';

/** The present price of an offer in a word or two: an amount, free, or not sold. */
export function useOfferPrice(): (offer: Offer | null) => string {
  const text = useText('catalogue');
  return (offer) => {
    if (!offer) return text('facts.free');
    if (!offer.available) return text('buy.withdrawn');
    return offer.opening.isOpen ? formatMoney(offer.priceMinor, offer.currency) : text('buy.notOpen');
  };
}
