import { languageContext } from '#platform/http/page-context.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { renderPart } from '#platform/pages/render-part.tsx';
import { StaticPart } from '#platform/pages/static-part.tsx';
import type { Route } from './+types/teachers-page.ts';
import { catalogueReader } from '../offers/catalogue-context.ts';
import { passTeacher } from './pass-teacher.ts';
import { TeachersList } from './teachers-list.static.tsx';
import { useTextsAtHand } from '../offers/texts-at-hand.ts';

export function loader(page: Route.LoaderArgs) {
  const { context } = page;
  const text = loaderText(context, 'catalogue');
  const teachers = context.get(catalogueReader).listTeachers(context.get(languageContext));
  return {
    texts: pageTexts(context, 'catalogue'),
    meta: pageMeta(page, { title: text('teachers.title'), description: text('teachers.description') }),
    teachers,
    list: renderPart(page, 'list', <TeachersList teachers={teachers} />),
  };
}

export const meta = loaderMeta;

export default function TeachersPage({ loaderData: { teachers, list } }: Route.ComponentProps) {
  useTextsAtHand();
  return <StaticPart {...list} stateOf={passTeacher(teachers)} />;
}
