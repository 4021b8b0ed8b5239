import { AccountFrame, Loaded, useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Route } from './+types/order-page.ts';
import { OrderDetail } from './order-detail.tsx';
import styles from './order-page.module.css';
import { useOrder } from './use-order.ts';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText(page.context, 'orders');
  return {
    texts: pageTexts(page.context, 'checkout', 'orders', 'signedIn'),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** One order of the signed-in account. */
export default function OrderPage({ params }: Route.ComponentProps) {
  const text = useText('orders');
  const session = useSession();
  const { state, reload, replace } = useOrder(session ? `${params.orderId}` : undefined);
  return (
    <AccountFrame>
      <p className={styles.back}>
        <TextLink to={paths.orders()}>{text('back')}</TextLink>
      </p>
      <Loaded state={state} reload={reload} skeleton={<Skeleton label={text('loading')} lines={8} />}>
        {({ order }) => (
          <OrderDetail
            order={order}
            timeZone={session?.user.time_zone ?? null}
            onOrder={(changed) => replace({ order: changed })}
          />
        )}
      </Loaded>
    </AccountFrame>
  );
}
