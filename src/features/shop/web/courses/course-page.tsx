import { data } from 'react-router';
import { paths } from '#paths';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { renderPart } from '#platform/pages/render-part.tsx';
import { StaticPart } from '#platform/pages/static-part.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Route } from './+types/course-page.ts';
import { AddToCart } from '../offers/add-to-cart.tsx';
import { catalogueReader } from '../offers/catalogue-context.ts';
import {
  CourseContents,
  CourseEnd,
  CourseFacts,
  CoursePitch,
  CourseSummary,
} from './course-parts.static.tsx';
import { openingTexts } from '../offers/opening-texts.ts';
import { OfferPage } from '../offers/offer-page.tsx';
import { OfferPart } from '../offers/offer-part.tsx';
import { renderOffer } from '../offers/render-offer.tsx';
import { SampleLessons } from './sample-lessons.tsx';
import { courseBlock, faqBlock, trailBlock } from '../offers/structured-data.ts';
import { useOwning } from '../offers/use-owning.ts';

export function loader(page: Route.LoaderArgs) {
  const { context, params } = page;
  const language = context.get(languageContext);
  const text = loaderText(context, 'catalogue');
  const course = context.get(catalogueReader).findCourse(params.name, language);
  if (!course) throw data(null, { status: 404 });
  const trail = [
    { label: text('trail.home'), to: paths.home() },
    { label: text('courses.title'), to: paths.courses() },
    { label: course.title, to: paths.course(course) },
  ];
  const meta = pageMeta(page, {
    title: course.title,
    description: course.summary,
    jsonLd: (publicUrl, school) => [
      courseBlock(course, publicUrl, school),
      faqBlock(course.faq),
      trailBlock(trail, publicUrl),
    ],
  });
  const { slug, key, title, samples, offer } = course;
  const free = offer === null;
  const points = [text('course.languages')];
  const trialFirst = (
    <TextLink to={paths.course({ slug: 'free-trial' })} variant="arrow">
      {text('course.trialFirst')}
    </TextLink>
  );
  return {
    texts: pageTexts(context, 'catalogue', 'opening', ...openingTexts(offer)),
    meta,
    slug,
    key,
    title,
    sold: offer,
    samples,
    offer: renderOffer(page, {
      ...course,
      trail,
      facts: <CourseFacts course={course} />,
      points: free ? [...points, text('course.freeFact')] : points,
      aside: free ? undefined : trialFirst,
    }),
    summary: renderPart(page, 'summary', <CourseSummary course={course} />),
    pitch: renderPart(page, 'pitch', <CoursePitch course={course} />),
    contents: renderPart(page, 'contents', <CourseContents course={course} />),
    end: renderPart(page, 'end', <CourseEnd course={course} />),
  };
}

export const meta = loaderMeta;

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const text = useText('catalogue');
  const { slug, key, title, sold, samples, offer, summary, pitch, contents, end } = loaderData;
  const owning = useOwning(key);
  const mine = owning.mine !== undefined;
  const free = sold === null;
  // Lessons to read are before anything to buy.
  const lessonsFirst = free || mine;
  const action = free ? (
    <ButtonLink to={paths.learn({ course: slug })} size="large" wide>
      {text('course.freeAction')}
    </ButtonLink>
  ) : (
    <AddToCart offer={sold} title={title} grants={key} owning={owning} topic="courses" />
  );
  const sample = (
    <OfferPart
      id="sample"
      title={text(mine ? 'course.lessonsTitle' : free ? 'course.samplesTitle' : 'course.sampleTitle')}
      intro={mine ? undefined : text(free ? 'course.samplesIntro' : 'course.sampleIntro')}
    >
      {mine ? (
        <ButtonLink to={paths.learn({ course: slug })} size="large">
          {text('course.toLessons')}
        </ButtonLink>
      ) : (
        <SampleLessons course={slug} samples={samples} />
      )}
    </OfferPart>
  );
  return (
    <OfferPage key={slug} offer={offer} action={action} mine={mine}>
      <StaticPart {...summary} hidden={mine} />
      {lessonsFirst ? sample : null}
      <StaticPart {...pitch} hidden={mine} />
      <StaticPart {...contents} />
      {lessonsFirst ? null : sample}
      <StaticPart {...end} hidden={mine} />
    </OfferPage>
  );
}
