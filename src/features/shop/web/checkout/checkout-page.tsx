import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Container } from '#ui/layout.tsx';
import type { Route } from './+types/checkout-page.ts';
import styles from './checkout-page.module.css';
import type { checkoutEn } from './checkout-texts-en.ts';
import { CheckoutView } from './checkout-view.tsx';
import { useCheckoutText } from './use-checkout-text.ts';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText<typeof checkoutEn>(page.context, 'checkout');
  return {
    texts: pageTexts(page.context, 'cart', 'checkout', 'opening'),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** For somebody who is signed in: the guard leads others to sign-in, and back here. */
export default function CheckoutPage() {
  const text = useCheckoutText();
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{text('title')}</h1>
      <noscript>
        <p>{text('noScript')}</p>
      </noscript>
      <CheckoutView />
    </Container>
  );
}
