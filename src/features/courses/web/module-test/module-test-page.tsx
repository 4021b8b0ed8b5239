import { useState } from 'react';
import { data, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { useSession } from '#features/accounts/web/index.ts';
import { catalogueReader } from '#features/shop/web/index.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { HeadingText } from '#ui/heading-text.tsx';
import { Container } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { MODULE_TEST_ENDPOINTS } from '../../module-tests-endpoints.ts';
import styles from '../lesson/lesson.module.css';
import { ModuleTest } from './module-test.tsx';
import type { Test } from './module-test-reply.ts';

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  const text = loaderText(context, 'learn');
  const { course: slug = '', module: number = '' } = page.params;
  const course = context.get(catalogueReader).findCourse(slug, context.get(languageContext));
  const module = course?.syllabus[Number(number) - 1];
  if (!course || !module) throw data(null, { status: 404 });
  return {
    texts: pageTexts(context, 'learn', 'questions', 'exercises', 'signedIn'),
    meta: pageMeta(page, {
      title: text('test.named', { title: module.title }),
      description: text('test.description'),
      noIndex: true,
    }),
    courseTitle: course.title,
    moduleTitle: module.title,
  };
}

export const meta = loaderMeta;

/** The test of a module: what it is, then its questions, then its result. */
export default function ModuleTestPage() {
  const { courseTitle, moduleTitle } = useLoaderData<typeof loader>();
  const t = useText('learn');
  const session = useSession();
  const { course = '', module = '1' } = useParams();
  const [test, setTest] = useState<Test>();
  const [state, setState] = useState<'resting' | 'starting' | { readonly problem: string }>('resting');

  const start = async () => {
    setState('starting');
    const result = await call(MODULE_TEST_ENDPOINTS, 'startModuleTest', {
      params: { course, module: Number(module) },
    });
    if (result.ok) {
      setTest(result.reply.test);
      setState('resting');
    } else {
      setState({ problem: result.kind === 'refused' ? result.problem.detail : t('certificate.failed') });
    }
  };
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[{ label: courseTitle, to: paths.learn({ course }) }, { label: t('test.title') }]}
      />
      <div className={styles.lesson}>
        <header className={styles.head}>
          <p className={styles.number}>{t('test.of', { number: module })}</p>
          <h1>
            <HeadingText>{moduleTitle}</HeadingText>
          </h1>
        </header>
        {test ? (
          <ModuleTest
            key={`${test.test_id} ${session?.user.id ?? ''}`}
            course={course}
            test={test}
            onResult={setTest}
            onAgain={() => void start()}
          />
        ) : (
          <>
            <p className={styles.intro}>{t('test.intro')}</p>
            <Button size="large" busy={state === 'starting'} onClick={() => void start()}>
              {t('test.start')}
            </Button>
          </>
        )}
        {typeof state === 'object' ? (
          <Notice tone="error" announce>
            <p>{state.problem}</p>
          </Notice>
        ) : null}
        <p className={styles.back}>
          <ButtonLink variant="secondary" to={paths.learn({ course })}>
            {t('back')}
          </ButtonLink>
        </p>
      </div>
    </Container>
  );
}
