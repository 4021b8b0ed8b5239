import { ShoppingCart as ShoppingCartIcon } from 'lucide-react';
import styles from './cart-icon.module.css';

/** The cart with its number of items. The number overlays the icon and moves nothing. */
export function CartIcon({ count, size }: { readonly count: number; readonly size?: number }) {
  return (
    <span className={styles.icon}>
      <ShoppingCartIcon size={size} />
      {count === 0 ? null : (
        <span className={styles.count} aria-hidden="true" data-cart-count="">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  );
}
