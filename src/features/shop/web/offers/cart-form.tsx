import type { FormEvent } from 'react';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { ShoppingCart as ShoppingCartIcon } from 'lucide-react';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Offer } from '../../catalogue-contract.ts';

type CartFormProps = {
  readonly offer: Pick<Offer, 'productId' | 'priceMinor'>;
  /** The product's name, for screen readers. */
  readonly title: string;
  /** `page`: the only product that a page sells. */
  readonly size?: 'card' | 'page';
  readonly onSubmit?: (event: FormEvent) => void;
};

/**
 * The button that sells a product. In a StaticPart `useCartAnswer` handles it. Before the page is interactive the
 * cart page does.
 */
export function CartForm({ offer, title, size = 'card', onSubmit }: CartFormProps) {
  const text = useText('catalogue');
  const onPage = size === 'page';
  return (
    <form
      method="get"
      action={paths.cart()}
      onSubmit={onSubmit}
      data-product={offer.productId}
      data-title={title}
      data-price={offer.priceMinor}
    >
      <Button
        type="submit"
        name="product"
        value={offer.productId}
        data-product-id={offer.productId}
        variant={onPage ? 'primary' : 'secondary'}
        size={onPage ? 'large' : 'small'}
        wide={onPage}
        icon={<ShoppingCartIcon size={onPage ? 22 : 18} />}
      >
        {text('buy.add')}
        <span className="visually-hidden">{text('buy.addWhat', { title })}</span>
      </Button>
    </form>
  );
}
