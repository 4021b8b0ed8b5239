import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import type { Route } from './+types/admin-coupons-page.ts';
import { AdminFrame } from './admin-frame.tsx';
import { keepPageData } from './keep-page-data.ts';
import { ListPage } from './list/list-page.tsx';
import { COUPON_LIST } from './coupon-list.tsx';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText(page.context, 'backOffice');
  return {
    texts: pageTexts(page.context, 'backOffice', 'signedIn'),
    meta: pageMeta(page, {
      title: text('coupons.title'),
      description: text('coupons.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;
export const shouldRevalidate = keepPageData;

/** The coupons. */
export default function AdminCouponsPage() {
  return (
    <AdminFrame>
      <ListPage list={COUPON_LIST} />
    </AdminFrame>
  );
}
