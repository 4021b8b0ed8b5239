import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Container } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Route } from './+types/checkout-page.ts';
import styles from './checkout-page.module.css';
import { CheckoutView } from './checkout-view.tsx';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText(page.context, 'checkout');
  return {
    texts: pageTexts(page.context, 'cart', 'checkout', 'opening'),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** Only for signed-in learners. The guard leads others to sign-in, and back here. */
export default function CheckoutPage() {
  const text = useText('checkout');
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
