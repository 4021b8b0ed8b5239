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
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { COURSE_ENDPOINTS } from '../../endpoints.ts';
import { LessonView } from './lesson-view.tsx';
import styles from './lesson.module.css';

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  const text = loaderText(context, 'learn');
  const courses = context.get(catalogueReader).listCourses(context.get(languageContext));
  return {
    texts: pageTexts(context, 'learn', 'questions', 'exercises', 'signedIn', 'tutorialPlayer'),
    meta: pageMeta(page, {
      title: text('lessonTitle'),
      description: text('lessonDescription'),
      noIndex: true,
    }),
    /** The titles of the courses, by slug. */
    titles: Object.fromEntries(courses.map(({ slug, title }) => [slug, title])),
  };
}

export const meta = loaderMeta;

/** One lesson of a course. What is in it comes from the API, which knows who may open it. */
export default function LessonPage() {
  const { titles } = useLoaderData<typeof loader>();
  const t = useText('learn');
  const language = useLanguage();
  const session = useSession();
  const { course = '', lesson = '' } = useParams();
  const params = { course, lesson };
  const { state, reload } = useReply(
    () => call(COURSE_ENDPOINTS, 'getLesson', { params }),
    `${language} ${session?.user.id ?? ''} ${course}/${lesson}`,
  );
  // The server renders one page for all lessons: what depends on the address comes with the reply.
  const title = state.status === 'loading' ? '' : (titles[course] ?? '');
  const refusal = state.status === 'refused' ? state.code : undefined;
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[
          ...(title ? [{ label: title, to: paths.learn({ course }) }] : []),
          { label: state.status === 'ready' ? state.reply.lesson.title[language] : t('lessonTitle') },
        ]}
      />
      {refusal === 'course-needed' || refusal === 'lesson-not-open' || refusal === 'lesson-unknown' ? (
        <Closed refusal={refusal} course={course} title={title} />
      ) : (
        <Loaded state={state} reload={reload} skeleton={<Skeleton lines={8} label={t('loading')} />}>
          {(reply) => <LessonView key={`${course}/${lesson}`} params={params} reply={reply} />}
        </Loaded>
      )}
      {state.status === 'ready' ? (
        <p className={styles.onward}>
          <ButtonLink variant="secondary" to={paths.learn({ course })}>
            {t('back')}
          </ButtonLink>
        </p>
      ) : null}
    </Container>
  );
}

type ClosedProps = {
  readonly refusal: 'course-needed' | 'lesson-not-open' | 'lesson-unknown';
  readonly course: string;
  readonly title: string;
};

/** Why a lesson does not open, and what to do. */
function Closed({ refusal, course, title }: ClosedProps) {
  const t = useText('learn');
  switch (refusal) {
    case 'course-needed':
      return (
        <EmptyState
          level={1}
          title={t('access.needed', { course: title })}
          action={<ButtonLink to={paths.course({ slug: course })}>{t('access.see')}</ButtonLink>}
        >
          <p>{t('access.neededText')}</p>
        </EmptyState>
      );
    case 'lesson-not-open':
      return (
        <EmptyState
          level={1}
          title={t('access.notOpen')}
          action={<ButtonLink to={paths.learn({ course })}>{t('back')}</ButtonLink>}
        >
          <p>{t('access.notOpenText')}</p>
        </EmptyState>
      );
    case 'lesson-unknown':
      return (
        <EmptyState
          level={1}
          title={t('access.unknown')}
          action={<ButtonLink to={paths.myCourses()}>{t('mine')}</ButtonLink>}
        >
          <p>{t('access.unknownText')}</p>
        </EmptyState>
      );
    default:
      return refusal satisfies never;
  }
}
