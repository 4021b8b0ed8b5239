import type { FormEvent, ReactNode } from 'react';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { ShoppingCart as ShoppingCartIcon } from 'lucide-react';
import { useCatalogueText } from './use-catalogue-text.ts';

type CartFormProps = {
  readonly productId: string;
  /** What is bought, for those who hear one button among many. */
  readonly title: string;
  /** In a card: small, and `useToastAnswer` answers with a toast. */
  readonly compact?: boolean;
  readonly onSubmit?: (event: FormEvent) => void;
  readonly children?: ReactNode;
};

/** The button that sells a product; without script it leads to the cart. */
export function CartForm({ productId, title, compact = false, onSubmit, children }: CartFormProps) {
  const text = useCatalogueText();
  return (
    <form
      method="get"
      action={paths.cart()}
      onSubmit={onSubmit}
      data-toast={compact ? text('buy.soonToast', { title }) : undefined}
    >
      <Button
        type="submit"
        name="product"
        value={productId}
        data-product-id={productId}
        variant={compact ? 'secondary' : 'primary'}
        size={compact ? 'small' : 'large'}
        wide={!compact}
        icon={<ShoppingCartIcon size={compact ? 18 : 22} />}
      >
        {text('buy.add')}
        <span className="visually-hidden">{text('buy.addWhat', { title })}</span>
      </Button>
      {children}
    </form>
  );
}
