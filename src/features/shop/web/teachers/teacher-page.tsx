import { Suspense, use, type ReactNode } from 'react';
import { data, useLocation } from 'react-router';
import { paths } from '#paths';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import type { Catalogue, Translate } from '#platform/i18n/translate.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AddedTexts, useText } from '#platform/i18n/text-provider.tsx';
import type { TeacherView } from '../../catalogue-contract.ts';
import type { Route } from './+types/teacher-page.ts';
import { catalogueReader } from '../offers/catalogue-context.ts';
import { readTeacherLinkState } from './read-teacher-link-state.ts';
import { teacherBlock, trailBlock } from '../offers/structured-data.ts';
import { TeacherProfile } from './teacher-profile.tsx';
import type { catalogueEn } from '../offers/texts-en.ts';
import { rememberedTexts } from '../offers/remembered-texts.ts';
import styles from './teacher-profile.module.css';

function trailTo(teacher: TeacherView, text: Translate<typeof catalogueEn>) {
  return [
    { label: text('trail.home'), to: paths.home() },
    { label: text('teachers.title'), to: paths.teachers() },
    { label: teacher.name, to: paths.teacher(teacher) },
  ];
}

export function loader(page: Route.LoaderArgs) {
  const { context, params } = page;
  const teacher = context.get(catalogueReader).findTeacher(params.name, context.get(languageContext));
  if (!teacher) throw data(null, { status: 404 });
  const meta = pageMeta(page, {
    title: teacher.name,
    description: teacher.bio[0],
    jsonLd: (publicUrl, school) => [
      teacherBlock(teacher, publicUrl, school),
      trailBlock(trailTo(teacher, loaderText(context, 'catalogue')), publicUrl),
    ],
  });
  return {
    texts: pageTexts(context, 'catalogue', 'openingRequest', 'lessonTimes', 'lessonWords'),
    teacher,
    meta,
  };
}

/**
 * After a link that passes a teacher the reader does not wait: the page shows that teacher until the server's answer
 * arrives. Everything else waits: a new language, the back button, a link without a teacher.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const here = new URL(request.url).pathname === window.location.pathname;
  const texts = rememberedTexts();
  return here || !texts ? serverLoader() : { texts, arriving: serverLoader() };
}

export function meta({ loaderData, matches: [root], location, params }: Route.MetaArgs) {
  if (loaderData && 'teacher' in loaderData) return loaderMeta({ loaderData });
  const teacher = readTeacherLinkState(location.state, params.name);
  return teacher ? [{ title: `${teacher.name} · ${root.loaderData.site.name}` }] : [];
}

/** Waits until the teacher is there, with all the texts of the page. */
function Arriving({
  answer,
  show,
}: {
  answer: Promise<{ teacher: TeacherView; texts: Catalogue }>;
  show(teacher: TeacherView): ReactNode;
}) {
  const { teacher, texts } = use(answer);
  return <AddedTexts catalogue={texts}>{show(teacher)}</AddedTexts>;
}

export default function TeacherPage({ loaderData, params }: Route.ComponentProps) {
  const text = useText('catalogue');
  const passed = readTeacherLinkState(useLocation().state, params.name);
  const profile = (teacher: TeacherView, isArriving = false) => (
    <TeacherProfile teacher={teacher} trail={trailTo(teacher, text)} isArriving={isArriving} />
  );
  if ('teacher' in loaderData) return profile(loaderData.teacher);
  const waiting = passed ? (
    profile(passed, true)
  ) : (
    <Container className={styles.page}>
      <Skeleton shape="title" label={text('teacher.loading')} />
      <Skeleton lines={8} />
    </Container>
  );
  return (
    <Suspense key={params.name} fallback={waiting}>
      <Arriving answer={loaderData.arriving} show={(teacher) => profile(teacher)} />
    </Suspense>
  );
}
