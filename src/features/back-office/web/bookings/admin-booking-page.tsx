import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import type { Route } from './+types/admin-booking-page.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { BookingInspection } from './booking-inspection.tsx';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText(page.context, 'backOffice');
  return {
    texts: pageTexts(page.context, 'backOffice', 'lessonWords', 'signedIn'),
    meta: pageMeta(page, {
      title: text('bookings.title'),
      description: text('bookings.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;

/** One lesson with its history. */
export default function AdminBookingPage({ params }: Route.ComponentProps) {
  return (
    <AdminFrame>
      <BookingInspection bookingId={params.bookingId} />
    </AdminFrame>
  );
}
