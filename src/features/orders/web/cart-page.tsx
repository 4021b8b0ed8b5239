import { paths } from '#paths';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container, Row } from '#ui/layout.tsx';
import type { Route } from './+types/cart-page.ts';
import styles from './cart-page.module.css';
import type { ordersEn } from './texts-en.ts';
import { useOrdersText } from './use-orders-text.ts';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText<typeof ordersEn>(page.context, 'orders');
  return {
    texts: pageTexts(page.context, 'orders'),
    meta: pageMeta(page, { title: text('cart.title'), description: text('cart.description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

export default function CartPage() {
  const text = useOrdersText();
  return (
    <Container width="narrow" className={styles.page}>
      <h1 className={styles.title}>{text('cart.title')}</h1>
      <EmptyState
        title={text('cart.emptyTitle')}
        picture={
          <img
            src="/media/art/pages/empty-cart.svg"
            width={480}
            height={320}
            alt={text('cart.art')}
            className={styles.art}
          />
        }
        action={
          <Row justify="center">
            <ButtonLink to={paths.courses()}>{text('cart.courses')}</ButtonLink>
            <ButtonLink to={paths.plans()} variant="secondary">
              {text('cart.plans')}
            </ButtonLink>
          </Row>
        }
      >
        <p>{text('cart.emptyText')}</p>
      </EmptyState>
    </Container>
  );
}
