import type { HomeworkTarget } from '#features/bookings/server/index.ts';
import { ERROR_FAMILIES, ERROR_FAMILY_IDS } from '#ielts/errors/error-families.ts';
import { CATALOGUES } from '../texts.ts';
import type { SiteContent } from './site-content.ts';

const NAMES = { en: CATALOGUES.en.exercises.type, 'zh-Hant': CATALOGUES['zh-Hant'].exercises.type };
type NamedType = keyof typeof NAMES.en;
const isNamed = (type: string): type is NamedType => type in NAMES.en;

/** What a teacher can set as homework: the lessons, the types and errors to practise, and the mock tests of the content. */
export function homeworkTargets({
  courses,
  practice,
  papers,
}: Pick<SiteContent, 'courses' | 'practice' | 'papers'>): HomeworkTarget[] {
  const lessons = courses.courses.flatMap((course) =>
    course.modules.flatMap(({ lessons: ofModule }) =>
      ofModule
        .filter(({ loaded }) => loaded !== undefined)
        .map(({ slug, title }): HomeworkTarget => ({
          kind: 'lesson',
          target: `${course.slug}/${slug}`,
          title,
          group: course.title,
        })),
    ),
  );
  const types = new Set(practice.questions.map(({ group }) => group.type as string));
  const errors = new Set(practice.questions.flatMap(({ key }) => key.error ?? []));
  return [
    ...lessons,
    ...[...types].filter(isNamed).map((type): HomeworkTarget => ({
      kind: 'type',
      target: type,
      title: { en: NAMES.en[type], 'zh-Hant': NAMES['zh-Hant'][type] },
    })),
    ...ERROR_FAMILY_IDS.filter((family) => errors.has(`E-${family}`)).map((family): HomeworkTarget => ({
      kind: 'error',
      target: family,
      title: ERROR_FAMILIES[family].name,
    })),
    ...papers.mockTests
      // A paper of a course has no page of its own: its lesson is set as homework instead.
      .filter(({ module, access }) => module !== 'demonstration' && access !== 'courses')
      .map(({ slug, title }): HomeworkTarget => ({ kind: 'test', target: slug, title })),
  ];
}
