import { AccountFrame, useSession } from '#features/accounts/web/index.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import type { Route } from './+types/orders-page.ts';
import { OrderList } from './order-list.tsx';
import styles from './order-page.module.css';
import type { ordersEn } from './texts-en.ts';
import { useOrdersText } from './use-orders-text.ts';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText<typeof ordersEn>(page.context, 'orders');
  return {
    texts: pageTexts(page.context, 'orders', 'signedIn'),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** All that somebody has ordered. */
export default function OrdersPage() {
  const text = useOrdersText();
  const session = useSession();
  return (
    <AccountFrame>
      <h1>{text('title')}</h1>
      <p className={styles.lead}>{text('intro')}</p>
      <OrderList accountId={session?.user.id} timeZone={session?.user.time_zone ?? null} />
    </AccountFrame>
  );
}
