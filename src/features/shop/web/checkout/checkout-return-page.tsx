import { useSyncExternalStore } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Route } from './+types/checkout-return-page.ts';
import { CheckoutOutcome } from './checkout-outcome.tsx';
import styles from './checkout-return-page.module.css';
import { useOrder } from '../orders/use-order.ts';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText(page.context, 'checkout');
  return {
    texts: pageTexts(page.context, 'checkout', 'orders', 'signedIn', 'lessonTimes'),
    meta: pageMeta(page, { title: text('back.title'), description: text('back.description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

const never = () => () => undefined;
const orderOfAddress = () => new URLSearchParams(window.location.search).get('order');
const isClaimed = () => !new URLSearchParams(window.location.search).has('unpaid');

/** The page after the payment page. It shows what the server knows, whatever the address claims. */
export default function CheckoutReturnPage() {
  const text = useText('checkout');
  // The server renders the same page for everybody. The address is read once the page is interactive.
  const orderId = useSyncExternalStore(never, orderOfAddress, () => undefined);
  return (
    <Container width="narrow" className={styles.page}>
      <h1 className={styles.title}>{text('back.title')}</h1>
      {orderId === null ? (
        <Notice
          title={text('back.noOrderTitle')}
          action={
            <ButtonLink to={paths.orders()} size="small" variant="secondary">
              {text('toOrders')}
            </ButtonLink>
          }
        >
          <p>{text('back.noOrderText')}</p>
        </Notice>
      ) : (
        <NamedOrder orderId={orderId} />
      )}
    </Container>
  );
}

function NamedOrder({ orderId }: { readonly orderId: string | undefined }) {
  const text = useText('checkout');
  const { state, reload, replace } = useOrder(orderId);
  return (
    <Loaded state={state} reload={reload} skeleton={<Skeleton label={text('back.loading')} />}>
      {({ order }) => (
        <CheckoutOutcome
          order={order}
          reload={reload}
          claimed={isClaimed()}
          onOrder={(changed) => replace({ order: changed })}
        />
      )}
    </Loaded>
  );
}
