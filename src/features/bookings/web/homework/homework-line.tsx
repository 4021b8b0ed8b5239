import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatCalendarDate } from '#platform/i18n/zoned-time.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { HomeworkView } from '../lesson-replies.ts';

type ShownHomework = Omit<HomeworkView, 'is_open' | 'answer'> & Partial<Pick<HomeworkView, 'is_open'>>;

/** Where homework is done, or where the learner gets what is closed; undefined: it has no place on the site. */
function placeOf({ kind, target, title, is_open: isOpen }: ShownHomework): string | undefined {
  if (title === null) return undefined;
  switch (kind) {
    case 'lesson': {
      const [course = '', lesson = ''] = target.split('/');
      return isOpen === false ? paths.course({ slug: course }) : paths.lesson({ course, lesson });
    }
    case 'type':
    case 'error':
      return paths.practiceSkill({ kind, name: target });
    case 'test':
      // The name of a test leads to the plan that opens it, on whose page it starts.
      return paths.plan({ slug: target });
    case 'task':
      return undefined;
    default:
      return kind satisfies never;
  }
}

type HomeworkLineProps = {
  readonly homework: ShownHomework;
  /** For the learner: the place where it is done. */
  readonly isLinked?: boolean;
};

/** What is to be done, and until when; for the learner also that it cannot be opened, and what to do then. */
export function HomeworkLine({ homework, isLinked = false }: HomeworkLineProps) {
  const text = useText('lessonHomework');
  const language = useLanguage();
  const { kind, title, due_on: dueOn } = homework;
  const place = isLinked ? placeOf(homework) : undefined;
  const name = title ?? text('gone');
  const words = homework.text.trim();
  return (
    <>
      {kind === 'task' ? null : (
        <>
          {text(`kind.${kind}`)}
          {' · '}
          {place === undefined ? name : <TextLink to={place}>{name}</TextLink>}
          {words === '' ? '' : ' · '}
        </>
      )}
      {words}
      {place !== undefined && homework.is_open === false && (kind === 'lesson' || kind === 'test')
        ? ` (${text(`closed.${kind}`)})`
        : null}
      {dueOn === null ? null : ` · ${text('due', { day: formatCalendarDate(dueOn, language) })}`}
    </>
  );
}
