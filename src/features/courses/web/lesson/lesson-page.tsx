import { data, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { Loaded } from '#features/accounts/web/index.ts';
import { catalogueReader } from '#features/shop/web/index.ts';
import { KeepWords } from '#features/practice/web/index.ts';
import { paths } from '#paths';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { useDay } from '../course/use-day.ts';
import { EarlyLesson } from './early-lesson.tsx';
import { useLessonReply } from './use-lesson-reply.ts';
import { lessonPreviews } from './lesson-previews.ts';
import { LessonClosed } from './lesson-closed.tsx';
import { LessonStart } from './lesson-start.tsx';
import { startOfLesson, startOfReply } from './start-of-lesson.ts';
import type { LessonReply } from './lesson-work.ts';
import { LessonView } from './lesson-view.tsx';
import styles from './lesson.module.css';

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  const text = loaderText(context, 'learn');
  const language = context.get(languageContext);
  const courses = context.get(catalogueReader).listCourses(language);
  const { course = '', lesson = '' } = page.params;
  if (!courses.some(({ slug }) => slug === course)) throw data(null, { status: 404 });
  const preview = context.get(lessonPreviews).findFreeLesson(course, lesson);
  return {
    texts: pageTexts(
      context,
      'learn',
      'questions',
      'exercises',
      'marking',
      'signedIn',
      'tutorialPlayer',
      'markingOffer',
      'keepWords',
    ),
    /** Of a lesson that everybody may open; the page of the others is the same for all of a course. */
    start: preview ? startOfLesson(text, language, preview) : null,
    meta: pageMeta(page, {
      title: preview?.content.title[language] ?? text('lessonTitle'),
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
  const { titles, start } = useLoaderData<typeof loader>();
  const t = useText('learn');
  const language = useLanguage();
  const day = useDay();
  const { course = '', lesson = '' } = useParams();
  const params = { course, lesson };
  const { state, reload, copiedAt, isKept, name } = useLessonReply(course, lesson);
  const title = titles[course] ?? '';
  const waiting = start ? <LessonStart start={start} /> : <EarlyLesson />;
  const number = state.status === 'ready' ? state.reply.number : start?.number;
  const refusal = state.status === 'refused' ? state.code : undefined;
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[
          ...(title ? [{ label: title, to: paths.learn({ course }) }] : []),
          // Its number: a title that came later would push the page down where it takes another line.
          { label: number === undefined ? t('lessonTitle') : t('course.lesson', { number }) },
        ]}
      />
      {copiedAt === undefined ? null : (
        <Notice tone="warning" announce>
          {t('offline', { date: day(new Date(copiedAt).toISOString()) })}
        </Notice>
      )}
      {refusal === 'course-needed' || refusal === 'lesson-not-open' || refusal === 'lesson-unknown' ? (
        <LessonClosed refusal={refusal} course={course} title={title} />
      ) : (
        <Loaded state={state} reload={reload} skeleton={waiting}>
          {(reply) => (
            <LessonView
              key={`${course}/${lesson}`}
              params={params}
              reply={reply}
              waiting={<LessonStart start={start ?? startOfReply(t, language, reply)} />}
              copyName={name}
            />
          )}
        </Loaded>
      )}
      <KeepWords />
      {state.status === 'ready' ? <Onward course={course} next={state.reply.next} isKept={isKept} /> : null}
    </Container>
  );
}

type OnwardProps = {
  readonly course: string;
  readonly next: LessonReply['next'];
  readonly isKept: boolean;
};

/** What follows a lesson: the next one, the other lessons, a copy on paper. */
function Onward({ course, next, isKept }: OnwardProps) {
  const t = useText('learn');
  return (
    <div className={styles.onward}>
      {next ? (
        <ButtonLink
          to={
            next.kind === 'lesson'
              ? paths.lesson({ course, lesson: next.lesson })
              : paths.moduleTest({ course, module: next.module })
          }
        >
          {t(`next.${next.kind}`, { title: next.title })}
        </ButtonLink>
      ) : null}
      <ButtonLink variant="secondary" to={paths.learn({ course })}>
        {t('back')}
      </ButtonLink>
      <Button variant="quiet" onClick={() => window.print()}>
        {t('print')}
      </Button>
      {isKept ? (
        <p className={styles.kept} data-kept="">
          {t('kept')}
        </p>
      ) : null}
    </div>
  );
}
