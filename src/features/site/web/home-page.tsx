import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { catalogueReader, passTeacher, useTextsAtHand, useCartAnswer } from '#features/shop/web/index.ts';
import { languageContext } from '#platform/http/page-context.ts';
import { pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { renderPart } from '#platform/pages/render-part.tsx';
import { StaticPart } from '#platform/pages/static-part.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Section } from '#ui/layout.tsx';
import { HomeCourseCard, HomeCoursesHeading } from './home-courses.static.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeSections } from './home-sections.static.tsx';
import { HomeSlide } from './home-slide.static.tsx';
import { organizationJsonLd } from './organization-json-ld.ts';
import { siteReader } from './site-context.ts';
import { useCarouselLabels } from './use-carousel-labels.ts';

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  const language = context.get(languageContext);
  const catalogue = context.get(catalogueReader);
  const site = context.get(siteReader);
  const school = site.getFrame(language);
  const home = site.getHome(language);
  const plans = catalogue.listPlans(language);
  const teachers = catalogue.listTeachers(language);
  return {
    texts: pageTexts(context, 'catalogue'),
    slides: home.slides.map((slide, index) =>
      renderPart(page, slide.key, <HomeSlide slide={slide} first={index === 0} />),
    ),
    coursesHeading: renderPart(page, 'courses-heading', <HomeCoursesHeading {...home.courses} />),
    // The free trial week has a banner of its own.
    courses: catalogue
      .listCourses(language)
      .filter(({ offer }) => offer !== null)
      .map((course) => renderPart(page, course.key, <HomeCourseCard course={course} />)),
    sections: renderPart(page, 'sections', <HomeSections home={home} plans={plans} teachers={teachers} />),
    teachers,
    meta: pageMeta(page, { title: school.name, jsonLd: organizationJsonLd(school) }),
  };
}

export const meta = loaderMeta;

/** The front page. */
export default function HomePage() {
  const { slides, coursesHeading, courses, sections, teachers } = useLoaderData<typeof loader>();
  const courseLabels = useCarouselLabels('courses');
  const answer = useCartAnswer();
  useTextsAtHand();
  return (
    <>
      <HomeHero slides={slides} />
      <Section tone="surface" labelledBy="courses">
        <StaticPart {...coursesHeading} />
        <Carousel
          layout="cards"
          labels={courseLabels}
          slides={courses.map((course) => ({
            id: course.part,
            content: <StaticPart {...course} onSubmit={answer} />,
          }))}
        />
      </Section>
      <StaticPart {...sections} onSubmit={answer} stateOf={passTeacher(teachers)} />
    </>
  );
}
