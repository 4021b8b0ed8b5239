import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatCalendarDate } from '#platform/i18n/zoned-time.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { HomeworkView } from '../lesson-replies.ts';

/** Where homework is done; undefined: it has no place on the site. */
function placeOf({ kind, target, title }: HomeworkView): string | undefined {
  if (title === null) return undefined;
  switch (kind) {
    case 'lesson': {
      const [course = '', lesson = ''] = target.split('/');
      return paths.lesson({ course, lesson });
    }
    case 'type':
    case 'error':
      return paths.practice({ page: 'skills' });
    case 'test':
      return paths.plans();
    case 'task':
      return undefined;
    default:
      return kind satisfies never;
  }
}

type HomeworkLineProps = {
  readonly homework: HomeworkView;
  /** For the learner: the place where it is done. */
  readonly isLinked?: boolean;
};

/** What is to be done, and until when. */
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
      {dueOn === null ? null : ` · ${text('due', { day: formatCalendarDate(dueOn, language) })}`}
    </>
  );
}
