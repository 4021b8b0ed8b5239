import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Quote } from '../../contract.ts';
import { CouponForm } from './coupon-form.tsx';
import { PriceList } from './price-list.tsx';
import styles from './cart-summary.module.css';

type SummaryProps = {
  readonly quote: Quote;
  /** Whether the quote is for the present cart. */
  readonly fresh: boolean;
  readonly signedIn: boolean;
};

/** The total of the cart, and the link to the checkout. */
export function CartSummary({ quote, fresh, signedIn }: SummaryProps) {
  const text = useText('cart');
  const { coupon, discount_minor: discount, subtotal_minor: subtotal, total_minor: total } = quote;
  const takenOff =
    discount === 0 ? [] : [{ label: text('discount', { code: coupon?.code ?? '' }), minor: -discount }];
  const sums = takenOff.length === 0 ? [] : [{ label: text('subtotal'), minor: subtotal }, ...takenOff];
  return (
    <Panel className={styles.summary}>
      <h2 className={styles.title}>{text('summary')}</h2>
      <PriceList rows={[...sums, { label: text('total'), minor: total, total: true }]} stale={!fresh} />
      <p className={styles.quiet}>{text('dollars')}</p>
      <CouponForm coupon={coupon} busy={!fresh} />
      <WayToPay quote={quote} />
      {quote.payment !== null && quote.can_check_out && !signedIn ? (
        <p className={styles.quiet}>{text('signIn')}</p>
      ) : null}
      {quote.payment === null || quote.payment.real_money ? null : (
        <div className={styles.sandbox}>
          <Notice tone="warning">
            <p>{text('sandbox')}</p>
          </Notice>
        </div>
      )}
    </Panel>
  );
}

function WayToPay({ quote }: { readonly quote: Quote }) {
  const text = useText('cart');
  if (quote.payment === null)
    return (
      <Notice title={text('closedTitle')}>
        <p>{text('closed')}</p>
      </Notice>
    );
  return quote.can_check_out ? (
    <ButtonLink to={paths.checkout()} size="large" wide>
      {text('checkout')}
    </ButtonLink>
  ) : (
    <p>{text('nothing')}</p>
  );
}
