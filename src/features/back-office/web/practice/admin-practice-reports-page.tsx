import type { LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { keepPageData } from '../keep-page-data.ts';
import { ListPage } from '../list/list-page.tsx';
import { REPORT_LIST } from './report-list.tsx';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'backOffice');
  return {
    texts: pageTexts(
      page.context,
      'backOffice',
      'signedIn',
      'practice',
      'questionKey',
      'questions',
      'exercises',
      'marking',
    ),
    meta: pageMeta(page, {
      title: text('practice.reports.title'),
      description: text('practice.reports.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;
export const shouldRevalidate = keepPageData;

/** Reports about practice questions, with the answers to them. */
export default function AdminPracticeReportsPage() {
  return (
    <AdminFrame>
      <ListPage list={REPORT_LIST} />
    </AdminFrame>
  );
}
