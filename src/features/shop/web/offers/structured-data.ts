import { paths } from '#paths';
import { isForSale } from './is-for-sale.ts';
import type {
  CourseView,
  Offer,
  PictureView,
  PlanView,
  QuestionAndAnswer,
  TeacherView,
} from '../../catalogue-contract.ts';

/** schema.org descriptions for search engines. Addresses are absolute. */

function offerBlock(offer: Offer | null, url: string) {
  return {
    '@type': 'Offer',
    category: offer ? 'Paid' : 'Free',
    price: ((offer?.priceMinor ?? 0) / 100).toFixed(2),
    priceCurrency: offer?.currency ?? 'USD',
    availability: `https://schema.org/${offer === null || isForSale(offer) ? 'InStock' : 'OutOfStock'}`,
    url,
  };
}

const imageOf = (picture: PictureView, publicUrl: string) => `${publicUrl}${picture.src}`;

/** A course with its offer and level. */
export function courseBlock(course: CourseView, publicUrl: string, school: string): object {
  const url = `${publicUrl}${paths.course(course)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: course.summary,
    url,
    image: imageOf(course.cover, publicUrl),
    provider: { '@type': 'EducationalOrganization', name: school, url: publicUrl },
    educationalLevel: `IELTS ${course.bands.from}–${course.bands.to}`,
    teaches: course.outcomes,
    offers: offerBlock(course.offer, url),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${course.hours}H`,
    },
  };
}

/** The product of a plan. */
export function planBlock(plan: PlanView, publicUrl: string, school: string): object {
  const url = `${publicUrl}${paths.plan(plan)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: plan.title,
    description: plan.summary,
    url,
    image: imageOf(plan.cover, publicUrl),
    brand: { '@type': 'Brand', name: school },
    offers: offerBlock(plan.offer, url),
  };
}

/** A teacher and what they teach. */
export function teacherBlock(teacher: TeacherView, publicUrl: string, school: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: teacher.name,
    description: teacher.headline,
    jobTitle: 'IELTS teacher',
    url: `${publicUrl}${paths.teacher(teacher)}`,
    image: imageOf(teacher.portrait, publicUrl),
    knowsAbout: teacher.specialities,
    knowsLanguage: teacher.languages,
    worksFor: { '@type': 'EducationalOrganization', name: school, url: publicUrl },
  };
}

/** Questions with their answers. */
export function faqBlock(questions: readonly QuestionAndAnswer[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export type TrailItem = { readonly label: string; readonly to: string };

/** The breadcrumb of a page, from the home page on. */
export function trailBlock(items: readonly TrailItem[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${publicUrl}${to}`,
    })),
  };
}
