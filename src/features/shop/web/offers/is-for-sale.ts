import type { Offer } from '../../catalogue-contract.ts';

/** Whether an offer can be added to the cart: it is on sale, and what it grants exists. */
export const isForSale = (offer: Offer | null): offer is Offer =>
  offer !== null && offer.available && offer.opening.isOpen;
