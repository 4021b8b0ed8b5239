import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#paths';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Container } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Route } from './+types/cart-page.ts';
import { readLines } from './cart-lines.ts';
import { withLine } from './change-lines.ts';
import styles from './cart-page.module.css';
import { changeCart, getCart } from './cart-store.ts';
import { CartView } from './cart-view.tsx';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText(page.context, 'cart');
  return {
    texts: pageTexts(page.context, 'cart', 'opening'),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** A button pressed before its page was interactive has sent the product here. */
function useProductOfAddress(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const productId = new URLSearchParams(search).get('product');
    if (productId === null) return;
    const [line] = readLines([{ productId, quantity: 1 }]);
    const lines = line && withLine(getCart().lines, line);
    if (lines) changeCart({ lines });
    void navigate(paths.cart(), { replace: true });
  }, [search, navigate]);
}

export default function CartPage() {
  const text = useText('cart');
  useProductOfAddress();
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{text('title')}</h1>
      <noscript>
        <p>{text('noScript')}</p>
      </noscript>
      <CartView />
    </Container>
  );
}
