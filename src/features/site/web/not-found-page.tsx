import { data, type LoaderFunctionArgs } from 'react-router';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { useSiteFrame } from './use-site-frame.ts';
import { StaticPart } from '#platform/pages/static-part.tsx';
import { pageHead } from './page-titles.ts';

export function loader(page: LoaderFunctionArgs) {
  const { title } = pageHead('notFound', page.context.get(languageContext));
  return data({ meta: pageMeta(page, { title, noIndex: true }) }, { status: 404 });
}

export const meta = loaderMeta;

/** Shown for an address without a page. */
export default function NotFoundPage() {
  const frame = useSiteFrame();
  return frame ? <StaticPart {...frame.failures.notFound} /> : null;
}
