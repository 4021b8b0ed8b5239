import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { COURSE_ENDPOINTS } from '../../endpoints.ts';
import { CourseHome } from './course-home.tsx';
import styles from './course.module.css';
import { readCourse } from './read-course.ts';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'learn');
  const course = readCourse(page);
  return {
    texts: pageTexts(page.context, 'learn', 'signedIn'),
    meta: pageMeta(page, { title: course.title, description: text('courseDescription'), noIndex: true }),
    slug: course.slug,
    title: course.title,
    hours: course.hours,
  };
}

export const meta = loaderMeta;

/** The lessons of a course with their state, and where to continue. */
export default function CourseHomePage() {
  const { slug, title, hours } = useLoaderData<typeof loader>();
  const t = useText('learn');
  const language = useLanguage();
  const session = useSession();
  const { state, reload } = useReply(
    () => call(COURSE_ENDPOINTS, 'getCourseProgress', { params: { course: slug } }),
    `${language} ${session?.user.id ?? ''} ${slug}`,
  );
  return (
    <Container className={styles.page}>
      <h1>{title}</h1>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={10} label={t('loading')} />}>
        {(reply) => <CourseHome progress={reply} hours={hours} isVisitor={session === null} />}
      </Loaded>
    </Container>
  );
}
