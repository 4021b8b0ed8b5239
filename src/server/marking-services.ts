import type { MarkingDependencies } from '#features/teacher-marking/server/index.ts';
import { DEFAULT_LANGUAGE } from '#platform/i18n/language.ts';
import type { SiteContent } from './site-content.ts';

type FromContent = 'rules' | 'commentBank' | 'school' | 'papers' | 'courses' | 'hasTeacherPage';
type Content = Pick<
  SiteContent,
  'school' | 'papers' | 'courses' | 'markingRules' | 'commentBank' | 'catalogueReader'
>;

/** The services of teachers’ marking: those of the site, and the parts of the content that it needs. */
export const markingServices = (
  services: Omit<MarkingDependencies, FromContent>,
  { school, papers, courses, markingRules, commentBank, catalogueReader }: Content,
): MarkingDependencies => ({
  ...services,
  rules: markingRules,
  commentBank,
  school: { name: school.name, email: school.email, hours: school.hours },
  papers,
  courses,
  hasTeacherPage: (slug) => catalogueReader.findTeacher(slug, DEFAULT_LANGUAGE) !== undefined,
});
