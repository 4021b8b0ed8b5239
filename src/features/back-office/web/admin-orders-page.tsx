import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import type { Route } from './+types/admin-orders-page.ts';
import { AdminFrame } from './admin-frame.tsx';
import { keepPageData } from './keep-page-data.ts';
import { ListPage } from './list/list-page.tsx';
import { ORDER_LIST } from './order-list.tsx';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText(page.context, 'backOffice');
  return {
    texts: pageTexts(page.context, 'backOffice', 'signedIn'),
    meta: pageMeta(page, {
      title: text('orders.title'),
      description: text('orders.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;
export const shouldRevalidate = keepPageData;

/** All orders, with a search. */
export default function AdminOrdersPage() {
  return (
    <AdminFrame>
      <ListPage list={ORDER_LIST} />
    </AdminFrame>
  );
}
