import { Fragment } from 'react';
import { paths } from '#paths';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LessonLink } from '../../domain/practice-session.ts';

type LessonLinksProps = { readonly lessons: readonly LessonLink[]; readonly inNewTab?: boolean };

/** Links to lessons, introduced once. A lesson that is closed to the learner leads to the page of its course. */
export function LessonLinks({ lessons, inNewTab = false }: LessonLinksProps) {
  const t = useText('practice');
  const language = useLanguage();
  return lessons.map(({ course, lesson, title, closed }, place) => (
    <Fragment key={`${course}/${lesson}`}>
      {place === 0 ? null : ' · '}
      <TextLink
        to={closed ? paths.course({ slug: course }) : paths.lesson({ course, lesson })}
        {...(inNewTab ? { target: '_blank' } : {})}
      >
        <MixedText text={place === 0 ? t('session.lesson', { title: title[language] }) : title[language]} />
      </TextLink>
    </Fragment>
  ));
}
