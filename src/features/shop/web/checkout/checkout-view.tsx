import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Row } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CartLine, Quote } from '../../contract.ts';
import { isCharged } from '../../domain/orders/cart-problem.ts';
import { CheckoutForm, type Ordered } from './checkout-form.tsx';
import styles from './checkout-page.module.css';
import { PriceList } from '../cart/price-list.tsx';
import { OpeningNote } from '../opening/opening-note.tsx';
import { ProductPicture } from '../cart/product-picture.tsx';
import { QuoteMissing } from '../cart/quote-missing.tsx';
import { useCart } from '../cart/use-cart.ts';
import { useQuote } from '../cart/use-quote.ts';

/** The lines that are bought, each at the price that is shown. */
const orderedOf = (quote: Quote, lines: readonly CartLine[]): Ordered => ({
  lines: lines.map(({ product, quantity, unit_price_minor: price }) => ({
    product,
    quantity,
    price_minor: price,
  })),
  coupon: quote.coupon?.ok ? quote.coupon.code : null,
  totalMinor: quote.total_minor,
  termsVersion: quote.terms_version,
});

/** The whole order, shown again before the payment. */
export function CheckoutView() {
  const text = useText('checkout');
  const session = useSession();
  const cart = useCart();
  const { quote, fresh, failure, reload } = useQuote(cart, session?.user.id);
  if (failure !== undefined) return <QuoteMissing failure={failure} stale={false} onRetry={reload} />;
  if (cart?.lines.length === 0 || (fresh && quote?.can_check_out === false)) return <NothingToPay />;
  if (!session || quote === undefined || !fresh) return <Skeleton label={text('loading')} lines={8} />;
  return (
    <CheckoutParts quote={quote} accountId={session.user.id} email={session.user.email} reload={reload} />
  );
}

type PartsProps = {
  readonly quote: Quote;
  readonly accountId: string;
  readonly email: string;
  readonly reload: () => void;
};

function CheckoutParts({ quote, accountId, email, reload }: PartsProps) {
  const text = useText('checkout');
  const language = useLanguage();
  const lines = quote.lines.filter(({ problems }) => isCharged(problems));
  const { discount_minor: discount, subtotal_minor: subtotal, total_minor: total } = quote;
  const nameOf = ({ about, quantity }: CartLine) => {
    const title = about?.name[language] ?? '';
    return quantity === 1 ? title : text('times', { count: quantity, title });
  };
  return (
    <div className={styles.columns}>
      <Panel>
        <h2 className={styles.subtitle}>{text('what')}</h2>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.product} className={styles.line}>
              <ProductPicture picture={line.about?.picture ?? null} />
              <span>{nameOf(line)}</span>
              <strong>{formatMoney(line.total_minor, 'USD')}</strong>
              {line.about === null ? null : (
                <OpeningNote
                  opening={{ counted: line.about.opening.counted, notYet: line.about.opening.not_yet }}
                  accessDays={line.about.access_days}
                  className={styles.opening}
                />
              )}
            </li>
          ))}
        </ul>
        <PriceList
          rows={[
            ...(discount === 0
              ? []
              : [
                  { label: text('subtotal'), minor: subtotal },
                  { label: text('discount', { code: quote.coupon?.code ?? '' }), minor: -discount },
                ]),
            { label: text('total'), minor: total, total: true },
          ]}
        />
        {lines.length < quote.lines.length ? <p className={styles.quiet}>{text('leftOut')}</p> : null}
        <p className={styles.quiet}>{text('receipt', { email })}</p>
        <TextLink to={paths.cart()}>{text('change')}</TextLink>
      </Panel>
      <Panel>
        <h2 className={styles.subtitle}>{text('you')}</h2>
        <CheckoutForm ordered={orderedOf(quote, lines)} accountId={accountId} onChanged={reload} />
        <p className={styles.quiet}>{total === 0 ? null : text('next')}</p>
        {quote.payment === null || quote.payment.real_money ? null : (
          <div className={styles.failure}>
            <Notice tone="warning">
              <p>{text('sandbox')}</p>
            </Notice>
          </div>
        )}
      </Panel>
    </div>
  );
}

function NothingToPay() {
  const text = useText('checkout');
  return (
    <EmptyState
      title={text('emptyTitle')}
      action={
        <Row justify="center">
          <ButtonLink to={paths.cart()}>{text('toCart')}</ButtonLink>
          <ButtonLink to={paths.orders()} variant="secondary">
            {text('toOrders')}
          </ButtonLink>
        </Row>
      }
    >
      <p>{text('emptyText')}</p>
    </EmptyState>
  );
}
