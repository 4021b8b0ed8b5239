import { paths } from '#paths';
import type { Content } from './content.ts';

/** The pages that are there whatever the content is. */
const FIXED_PAGES = [
  paths.home,
  paths.about,
  paths.howWeMark,
  paths.contact,
  paths.careers,
  paths.faq,
  paths.terms,
  paths.privacy,
  paths.sitemap,
  paths.courses,
  paths.plans,
  paths.teachers,
  paths.cart,
  paths.signin,
  paths.signup,
  paths.code,
  paths.emailVerify,
  paths.forgetPassword,
  paths.resetPassword,
  paths.setupTwoFactor,
  paths.me,
  paths.profile,
  paths.settings,
];

/** Every address a content file may link to, without query and anchor. */
export function listSiteAddresses({ courses, plans, teachers }: Content): Set<string> {
  return new Set([
    ...FIXED_PAGES.map((path) => path()),
    ...courses.map(({ value }) => paths.course(value)),
    ...plans.map(({ value }) => paths.plan(value)),
    ...teachers.map(({ value }) => paths.teacher(value)),
  ]);
}
