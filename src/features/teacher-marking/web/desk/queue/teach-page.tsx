import type { LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { DeskFrame } from '../desk-frame.tsx';
import { Teach } from './teach.tsx';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'teachQueue');
  return {
    texts: pageTexts(page.context, 'teachQueue', 'desk', 'lessonNews', 'lessonWords', 'signedIn'),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** A teacher's first page: works that wait, the own markings and figures. */
export default function TeachPage() {
  return (
    <DeskFrame>
      <Teach />
    </DeskFrame>
  );
}
