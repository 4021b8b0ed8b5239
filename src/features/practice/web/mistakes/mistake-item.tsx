import { langOf } from '#platform/i18n/lang-of.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { wallClock } from '#platform/i18n/zoned-time.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { deviceZone } from '../parts/device-zone.ts';
import { useDayText } from '../parts/use-day-text.ts';
import { LessonLinks } from '../session/lesson-links.tsx';
import type { Mistake } from './mistakes-reply.ts';
import styles from './mistakes.module.css';

/** A wrong answer: what was asked, what was written, what is right and why, and how far it is fixed. */
export function MistakeItem({ mistake }: { readonly mistake: Mistake }) {
  const t = useText('practice');
  const type = useText('exercises');
  const day = useDayText();
  const { title, path, number, prompt, given, accepted, explanation, advice, error, skill } = mistake;
  const right = accepted.slice(0, 3).join(' / ');
  const where = number === null ? title : t('mistakes.where', { title, number });
  return (
    <li className={styles.item} data-mistake={mistake.source}>
      <p className={styles.where}>
        {path === null ? where : <TextLink to={path}>{where}</TextLink>} ·{' '}
        {day(wallClock(Date.parse(mistake.at), deviceZone()).date)}
      </p>
      <h2 className={styles.type}>
        {mistake.source === 'grading'
          ? t('mistakes.sources.grading')
          : type(`type.${mistake.type as 'cloze'}`)}
      </h2>
      {prompt ? (
        <p className={styles.prompt}>
          <MixedText text={prompt} />
        </p>
      ) : null}
      <p>
        {t('mistakes.yours')} <span lang={langOf(given)}>{given.trim() === '' ? null : given}</span>
        {given.trim() === '' ? t('mistakes.nothing') : null}
      </p>
      {accepted.length > 0 ? (
        <p>
          {t('mistakes.right')} <b lang={langOf(right)}>{right}</b>
        </p>
      ) : null}
      {explanation ? (
        <p>
          <MixedText text={explanation} />
        </p>
      ) : null}
      {advice ? (
        <div>
          <p>
            <MixedText text={advice.text} />
          </p>
          <p>
            <LessonLinks lessons={advice.lessons} />
          </p>
        </div>
      ) : null}
      <p className={styles.state}>
        {(error ?? skill) ? (
          <Badge>
            <MixedText text={(error ?? skill)?.name ?? ''} />
          </Badge>
        ) : null}{' '}
        {mistake.fixed_on !== null
          ? t('mistakes.fixedOn', { day: day(mistake.fixed_on) })
          : mistake.right_days > 0
            ? t('mistakes.onOneDay')
            : null}
      </p>
    </li>
  );
}
