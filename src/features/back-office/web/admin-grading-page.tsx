import type { LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { AdminFrame } from './admin-frame.tsx';
import { GRADING_LIST } from './grading-list.tsx';
import { keepPageData } from './keep-page-data.ts';
import { ListPage } from './list/list-page.tsx';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'backOffice');
  return {
    texts: pageTexts(page.context, 'backOffice', 'signedIn'),
    meta: pageMeta(page, {
      title: text('grading.title'),
      description: text('grading.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;
export const shouldRevalidate = keepPageData;

/** What graded on each day, how it ended and what it cost; the budget of today and the queue. */
export default function AdminGradingPage() {
  return (
    <AdminFrame>
      <ListPage list={GRADING_LIST} />
    </AdminFrame>
  );
}
