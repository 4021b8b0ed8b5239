import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { passingPageContext } from '#platform/http/page-context.ts';
import { loaderText } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { renderPart } from '#platform/pages/render-part.tsx';
import { StaticPart } from '#platform/pages/static-part.tsx';
import { Method } from './method.static.tsx';
import { markingMethod, teacherAgreement } from './method-context.ts';

export async function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'method');
  const method = page.context.get(markingMethod);
  const teachers = await page.context.get(teacherAgreement)();
  // The figures may be readable again for the next visitor.
  if (teachers === null) page.context.get(passingPageContext)();
  return {
    method: renderPart(page, 'method', <Method method={method} teachers={teachers} />),
    meta: pageMeta(page, { title: text('title'), description: text('description') }),
  };
}

export const meta = loaderMeta;

/** How far each grader agrees with people, where it is wrong, and what no machine scores. */
export default function HowWeMarkPage() {
  const { method } = useLoaderData<typeof loader>();
  return <StaticPart {...method} />;
}
