import type { LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { AdminFrame } from './admin-frame.tsx';
import { WaitingList } from './waiting-list.tsx';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'backOffice');
  return {
    texts: pageTexts(page.context, 'backOffice', 'signedIn'),
    meta: pageMeta(page, {
      title: text('start.title'),
      description: text('start.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;

/** The first page of an admin: open tasks. */
export default function AdminStartPage() {
  return (
    <AdminFrame>
      <WaitingList />
    </AdminFrame>
  );
}
