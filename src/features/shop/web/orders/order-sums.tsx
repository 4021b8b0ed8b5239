import type { OrderView } from '../../contract.ts';
import { PriceList } from '../cart/price-list.tsx';
import { useOrdersText } from './use-orders-text.ts';

/** What an order cost, and what of it came back. */
export function OrderSums({ order }: { readonly order: OrderView }) {
  const text = useOrdersText();
  const { coupon, discount_minor: discount, refunded_minor: refunded } = order;
  return (
    <PriceList
      rows={[
        ...(discount === 0
          ? []
          : [
              { label: text('subtotal'), minor: order.subtotal_minor },
              { label: text('discount', { code: coupon ?? '' }), minor: -discount },
            ]),
        { label: text('total'), minor: order.total_minor, total: true },
        ...(refunded === 0 ? [] : [{ label: text('returned'), minor: -refunded }]),
      ]}
    />
  );
}
