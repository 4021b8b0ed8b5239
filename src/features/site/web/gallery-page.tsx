import { data, type LoaderFunctionArgs } from 'react-router';
import { installationContext, languageContext } from '#platform/http/page-context.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Gallery } from '#ui/gallery.tsx';
import { pageHead } from './page-titles.ts';

export const handle = { chrome: 'none' };

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  if (!context.get(installationContext).devPages) throw data(null, { status: 404 });
  const { title } = pageHead('gallery', context.get(languageContext));
  return { meta: pageMeta(page, { title, noIndex: true }) };
}

export const meta = loaderMeta;

/** Every component in every state; only on a developer's own machine. */
export default function GalleryPage() {
  return <Gallery />;
}
