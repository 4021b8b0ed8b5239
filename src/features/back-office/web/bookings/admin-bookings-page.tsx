import type { LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { keepPageData } from '../keep-page-data.ts';
import { ListPage } from '../list/list-page.tsx';
import { BOOKING_LIST } from './booking-list.tsx';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'backOffice');
  return {
    texts: pageTexts(page.context, 'backOffice', 'signedIn'),
    meta: pageMeta(page, {
      title: text('bookings.title'),
      description: text('bookings.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;
export const shouldRevalidate = keepPageData;

/** The lessons with teachers, and what the school can do for a learner. */
export default function AdminBookingsPage() {
  return (
    <AdminFrame>
      <ListPage list={BOOKING_LIST} />
    </AdminFrame>
  );
}
