import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import type { Route } from './+types/admin-products-page.ts';
import { AdminFrame } from './admin-frame.tsx';
import { keepPageData } from './keep-page-data.ts';
import { ListPage } from './list/list-page.tsx';
import { PRODUCT_LIST } from './product-list.tsx';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText(page.context, 'backOffice');
  return {
    texts: pageTexts(page.context, 'backOffice', 'signedIn'),
    meta: pageMeta(page, {
      title: text('products.title'),
      description: text('products.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;
export const shouldRevalidate = keepPageData;

/** The products and their prices. */
export default function AdminProductsPage() {
  return (
    <AdminFrame>
      <ListPage list={PRODUCT_LIST} />
    </AdminFrame>
  );
}
