import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { catalogueReader } from '#features/shop/web/index.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { COURSE_ENDPOINTS } from '../../endpoints.ts';
import { CourseHome } from './course-home.tsx';
import styles from './course.module.css';

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  const text = loaderText(context, 'learn');
  const courses = context.get(catalogueReader).listCourses(context.get(languageContext));
  return {
    texts: pageTexts(context, 'learn', 'signedIn'),
    meta: pageMeta(page, {
      title: text('courseTitle'),
      description: text('courseDescription'),
      noIndex: true,
    }),
    courses: Object.fromEntries(courses.map(({ slug, title, cover }) => [slug, { title, cover }])),
  };
}

export const meta = loaderMeta;

/** The lessons of a course with their state, and where to continue. */
export default function CourseHomePage() {
  const { courses } = useLoaderData<typeof loader>();
  const t = useText('learn');
  const language = useLanguage();
  const session = useSession();
  const { course = '' } = useParams();
  const { state, reload } = useReply(
    () => call(COURSE_ENDPOINTS, 'getCourseProgress', { params: { course } }),
    `${language} ${session?.user.id ?? ''} ${course}`,
  );
  if (state.status === 'refused' && state.code === 'course-unknown') {
    return (
      <Container className={styles.page}>
        <EmptyState
          level={1}
          title={t('course.unknown')}
          action={<ButtonLink to={paths.courses()}>{t('mineEmpty.all')}</ButtonLink>}
        />
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <h1>{courses[course]?.title ?? t('courseTitle')}</h1>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={10} label={t('loading')} />}>
        {(reply) => <CourseHome progress={reply} isVisitor={session === null} />}
      </Loaded>
    </Container>
  );
}
