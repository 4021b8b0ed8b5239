import type { FormEvent } from 'react';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { ShoppingCart as ShoppingCartIcon } from 'lucide-react';
import type { Offer } from '../../catalogue-contract.ts';
import { useCatalogueText } from './use-catalogue-text.ts';

type CartFormProps = {
  readonly offer: Pick<Offer, 'productId' | 'priceMinor'>;
  /** What is bought, for those who hear one button among many. */
  readonly title: string;
  /** `page`: the one thing that a page sells. */
  readonly size?: 'card' | 'page';
  readonly onSubmit?: (event: FormEvent) => void;
};

/** The button that sells a product. In a StaticPart `useCartAnswer` answers it; before the page is alive the cart does. */
export function CartForm({ offer, title, size = 'card', onSubmit }: CartFormProps) {
  const text = useCatalogueText();
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
