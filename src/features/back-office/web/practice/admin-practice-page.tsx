import type { LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { keepPageData } from '../keep-page-data.ts';
import { ListPage } from '../list/list-page.tsx';
import { PRACTICE_LIST } from './question-list.tsx';

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
      title: text('practice.title'),
      description: text('practice.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;
export const shouldRevalidate = keepPageData;

/** Practice questions with their figures; each can be withdrawn. */
export default function AdminPracticePage() {
  return (
    <AdminFrame>
      <ListPage list={PRACTICE_LIST} />
    </AdminFrame>
  );
}
