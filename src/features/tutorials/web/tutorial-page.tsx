import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { catalogueReader } from '#features/shop/web/index.ts';
import { paths } from '#paths';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { BandScale } from '#ui/band-scale.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TutorialPlayer } from './player/tutorial-player.tsx';
import { TutorialTranscript } from './player/tutorial-transcript.tsx';
import { tutorialReader } from './tutorial-context.ts';
import { tutorialJsonLd } from './tutorial-json-ld.ts';
import styles from './tutorial-page.module.css';

export function loader(page: LoaderFunctionArgs) {
  const { context, params } = page;
  const language = context.get(languageContext);
  const text = loaderText(context, 'tutorials');
  const tutorial = context.get(tutorialReader).findTutorial(params['name'] ?? '', language, 'public');
  if (!tutorial) throw data(null, { status: 404 });
  const catalogue = context.get(catalogueReader);
  const lessons = tutorial.lessons.flatMap(({ course: slug, module, place }) => {
    const course = catalogue.findCourse(slug, language);
    const lesson = course?.syllabus[module - 1]?.lessons[place - 1];
    return course && lesson
      ? [{ slug, course: course.title, place: `${module}.${place}`, title: lesson.title }]
      : [];
  });
  return {
    texts: pageTexts(context, 'tutorials', 'tutorialPlayer'),
    meta: pageMeta(page, {
      title: tutorial.title,
      description: text('youCan', { goal: tutorial.goal }),
      jsonLd: (publicUrl) => [tutorialJsonLd(tutorial, language, publicUrl)],
    }),
    tutorial,
    lessons,
  };
}

export const meta = loaderMeta;

/** One tutorial: the player, or how it starts and which course has it. */
export default function TutorialPage() {
  const { tutorial, lessons } = useLoaderData<typeof loader>();
  const text = useText('tutorials');
  const { slug, title, goal, bands, skill, durationMs, media } = tutorial;
  const [first] = lessons;
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={text('trail')}
        items={[
          { label: text('trail'), to: paths.home() },
          { label: text('title'), to: paths.tutorials() },
          { label: title },
        ]}
      />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.goal}>{text('youCan', { goal })}</p>
      <p className={styles.facts}>
        <BandScale band={bands.from} upTo={bands.to} size="small" />
        <span className={styles.fact}>{text('bands', bands)}</span>
        <span className={styles.fact}>{text(`skills.${skill}`)}</span>
        <span className={styles.fact}>
          {text('minutes', { minutes: Math.max(1, Math.round(durationMs / 60_000)) })}
        </span>
      </p>
      {media ? (
        <TutorialPlayer key={slug} tutorial={tutorial} />
      ) : (
        <div className={styles.closed}>
          <img
            className={styles.poster}
            src={tutorial.poster}
            alt=""
            width={tutorial.width}
            height={tutorial.height}
          />
          <div className={styles.offer}>
            <h2 className={styles.subtitle}>{text('closedTitle')}</h2>
            <p>{text('closedText')}</p>
            {first ? (
              <ButtonLink to={paths.course({ slug: first.slug })}>
                {text('toCourse', { title: first.course })}
              </ButtonLink>
            ) : null}
          </div>
          <TutorialTranscript chapters={tutorial.chapters} level={2} atMs={0} onJump={undefined} />
        </div>
      )}
      <section className={styles.lessons} aria-labelledby="lesson-title">
        <h2 id="lesson-title" className={styles.subtitle}>
          {text('lesson')}
        </h2>
        <ul className={styles.list}>
          {lessons.map((lesson) => (
            <li key={`${lesson.slug} ${lesson.place}`}>
              <TextLink to={paths.course({ slug: lesson.slug })}>
                {text('lessonOf', { course: lesson.course, place: lesson.place, title: lesson.title })}
              </TextLink>
            </li>
          ))}
        </ul>
        <TextLink to={paths.tutorials()} variant="arrow">
          {text('more')}
        </TextLink>
      </section>
    </Container>
  );
}
