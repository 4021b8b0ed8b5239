import { useNavigate } from 'react-router';
import { paths } from '#paths';
import { useToast } from '#ui/toast.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { withLine, withoutLine } from './change-lines.ts';
import { changeCart, getCart } from './cart-store.ts';

/** The product of a button. */
export type Wanted = {
  readonly productId: string;
  readonly title: string;
  /** US cents, the price on the page. */
  readonly priceMinor: number;
};

/** Adds an item to the cart and says so, with an undo button. */
export function useAddToCart(): (wanted: Wanted) => void {
  const text = useText('cartButton');
  const showToast = useToast();
  const navigate = useNavigate();
  return ({ productId, title, priceMinor }) => {
    const before = getCart().lines;
    const lines = withLine(before, { productId, quantity: 1, seenMinor: priceMinor });
    const open = { label: text('open'), onAct: () => void navigate(paths.cart()) };
    if (lines) {
      changeCart({ lines });
      const undo = () => {
        changeCart({ lines: withoutLine(getCart().lines, productId) });
        showToast({ text: text('removed', { title }) });
      };
      return showToast({ text: text('added', { title }), action: { label: text('undo'), onAct: undo } });
    }
    const there = before.some((line) => line.productId === productId);
    showToast({ text: there ? text('already', { title }) : text('full'), action: open });
  };
}
