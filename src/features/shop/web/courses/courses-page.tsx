import { languageContext } from '#platform/http/page-context.ts';
import { loaderText } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { renderPart } from '#platform/pages/render-part.tsx';
import { StaticPart } from '#platform/pages/static-part.tsx';
import type { Route } from './+types/courses-page.ts';
import { catalogueReader } from '../offers/catalogue-context.ts';
import { CoursesList } from './courses-list.static.tsx';
import type { catalogueEn } from '../offers/texts-en.ts';
import { useCartAnswer } from '../offers/use-cart-answer.ts';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText<typeof catalogueEn>(page.context, 'catalogue');
  const courses = page.context.get(catalogueReader).listCourses(page.context.get(languageContext));
  return {
    meta: pageMeta(page, { title: text('courses.title'), description: text('courses.description') }),
    list: renderPart(page, 'list', <CoursesList courses={courses} />),
  };
}

export const meta = loaderMeta;

export default function CoursesPage({ loaderData }: Route.ComponentProps) {
  return <StaticPart {...loaderData.list} onSubmit={useCartAnswer()} />;
}
