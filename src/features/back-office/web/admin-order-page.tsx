import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import type { Route } from './+types/admin-order-page.ts';
import { AdminFrame } from './admin-frame.tsx';
import { OrderInspection } from './order-inspection.tsx';

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

/** One order with its history. */
export default function AdminOrderPage({ params }: Route.ComponentProps) {
  return (
    <AdminFrame>
      <OrderInspection orderId={params.orderId} />
    </AdminFrame>
  );
}
