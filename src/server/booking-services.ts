import type { BookingDependencies } from '#features/bookings/server/index.ts';
import type { SiteContent } from './site-content.ts';

type FromContent = 'rules' | 'school' | 'teachers';
type Content = Pick<SiteContent, 'school' | 'bookingRules' | 'catalogueReader'>;

/** The services of lessons with a teacher: those of the site, and the parts of the content that they need. */
export const bookingServices = (
  services: Omit<BookingDependencies, FromContent>,
  { school, bookingRules, catalogueReader }: Content,
): BookingDependencies => ({
  ...services,
  rules: bookingRules,
  school: { name: school.name, email: school.email, hours: school.hours },
  teachers: catalogueReader.listTeachers('en').map(({ key, slug, name, timeZone }) => ({
    key,
    slug,
    timeZone,
    name: { en: name, 'zh-Hant': catalogueReader.findTeacher(slug, 'zh-Hant')?.name ?? name },
  })),
});
