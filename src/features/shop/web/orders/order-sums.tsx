import { useText } from '#platform/i18n/text-provider.tsx';
import type { OrderView } from '../../contract.ts';
import { PriceList } from '../cart/price-list.tsx';

/** The total of an order, and how much was refunded. */
export function OrderSums({ order }: { readonly order: OrderView }) {
  const text = useText('orders');
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
