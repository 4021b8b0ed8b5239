import { ORDER_ENDPOINTS } from '#features/shop/order-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { formatMoney } from '#platform/i18n/format-money.ts';
import type { Offer } from './marking-replies.ts';

const PRODUCTS = { essay: 'marking_essay_id', speaking: 'marking_speaking_id' } as const;

/** The product that pays for one marking. `isSold`: undefined until the shop has answered. */
export function useMarkingPrice(kind: Offer['kind']): {
  readonly product: string;
  readonly price: string | undefined;
  readonly isSold: boolean | undefined;
} {
  const product = PRODUCTS[kind];
  const { state } = useReply(
    () => call(ORDER_ENDPOINTS, 'quoteCart', { body: { lines: [{ product, quantity: 1 }] } }),
    product,
  );
  if (state.status !== 'ready') return { product, price: undefined, isSold: undefined };
  const [line] = state.reply.lines;
  const isSold = line !== undefined && line.about !== null && line.problems.length === 0;
  return {
    product,
    isSold,
    price: isSold ? formatMoney(line.unit_price_minor, state.reply.currency) : undefined,
  };
}
