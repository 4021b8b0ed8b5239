import { data, type LoaderFunctionArgs } from 'react-router';
import { catalogueReader } from '#features/shop/web/index.ts';
import { languageContext } from '#platform/http/page-context.ts';

/** The course that a page's address names, in the page's language. An unknown one is a 404. */
export function readCourse({ context, params }: LoaderFunctionArgs) {
  const course = context
    .get(catalogueReader)
    .findCourse(params['course'] ?? '', context.get(languageContext));
  if (!course) throw data(null, { status: 404 });
  return course;
}
