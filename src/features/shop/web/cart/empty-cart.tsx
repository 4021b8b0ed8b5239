import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Row } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './cart-page.module.css';

/** An empty cart, with links to the catalogue. */
export function EmptyCart() {
  const text = useText('cart');
  return (
    <EmptyState
      title={text('emptyTitle')}
      picture={
        <img
          src="/media/art/pages/empty-cart.svg"
          width={480}
          height={320}
          alt={text('art')}
          className={styles.art}
        />
      }
      action={
        <Row justify="center">
          <ButtonLink to={paths.courses()}>{text('courses')}</ButtonLink>
          <ButtonLink to={paths.plans()} variant="secondary">
            {text('plans')}
          </ButtonLink>
        </Row>
      }
    >
      <p>{text('emptyText')}</p>
    </EmptyState>
  );
}
