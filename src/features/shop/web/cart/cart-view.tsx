import { useSession } from '#features/accounts/web/index.ts';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { CartRow } from './cart-row.tsx';
import { isCartKept } from './cart-store.ts';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { QuoteMissing } from './quote-missing.tsx';
import { useCart } from './use-cart.ts';
import { useQuote } from './use-quote.ts';
import styles from './cart-page.module.css';

/** The cart of this browser with its present prices. */
export function CartView() {
  const text = useText('cart');
  const cart = useCart();
  const session = useSession();
  const { quote, fresh, failure, reload } = useQuote(cart, session === null ? null : session?.user.id);
  if (cart?.lines.length === 0) return <EmptyCart />;
  // A removed line disappears immediately, and the server's new total follows.
  const shown = quote?.lines.filter(({ product }) =>
    cart?.lines.some(({ productId }) => productId === product),
  );
  return (
    <>
      {cart && !isCartKept() ? (
        <div className={styles.notice}>
          <Notice tone="warning" title={text('notKeptTitle')}>
            <p>{text('notKept')}</p>
          </Notice>
        </div>
      ) : null}
      {failure === undefined ? null : (
        <div className={styles.notice}>
          <QuoteMissing failure={failure} stale={quote !== undefined} onRetry={reload} />
        </div>
      )}
      {quote === undefined || shown === undefined ? (
        failure === undefined && <Skeleton label={text('loading')} lines={6} />
      ) : (
        <div className={styles.columns}>
          <ul aria-label={text('lines')} className={styles.lines}>
            {shown.map((line) => (
              <CartRow key={line.product} line={line} timeZone={session?.user.time_zone ?? null} />
            ))}
          </ul>
          <div className={styles.side}>
            <CartSummary quote={quote} fresh={fresh} signedIn={Boolean(session)} />
          </div>
        </div>
      )}
    </>
  );
}
