import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Row } from '#ui/layout.tsx';
import styles from './cart-page.module.css';
import { useCartText } from './use-cart-text.ts';

/** Nothing in it yet, and where to find something. */
export function EmptyCart() {
  const text = useCartText();
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
