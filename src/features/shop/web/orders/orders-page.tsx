import { AccountFrame, useSession } from '#features/accounts/web/index.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Route } from './+types/orders-page.ts';
import { OrderList } from './order-list.tsx';
import styles from './order-page.module.css';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText(page.context, 'orders');
  return {
    texts: pageTexts(page.context, 'orders', 'signedIn'),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** All orders of the signed-in account. */
export default function OrdersPage() {
  const text = useText('orders');
  const session = useSession();
  return (
    <AccountFrame>
      <h1>{text('title')}</h1>
      <p className={styles.lead}>{text('intro')}</p>
      <OrderList accountId={session?.user.id} timeZone={session?.user.time_zone ?? null} />
    </AccountFrame>
  );
}
