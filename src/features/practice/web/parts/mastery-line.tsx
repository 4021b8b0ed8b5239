import { useText } from '#platform/i18n/text-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import type { SessionSummary } from './practice-session.ts';

type Moved = SessionSummary['types'][number];
export type Level = Moved['after'];
type MasteryLineProps = {
  readonly level: Level;
  readonly reason: Moved['reason'];
  /** The level before a session. */
  readonly before?: Level;
};

const TONES = { unknown: 'neutral', familiar: 'neutral', solid: 'primary', ready: 'success' } as const;

/** How well a type of question is known, and what that rests on. */
export function MasteryLine({ level, reason, before = level }: MasteryLineProps) {
  const t = useText('practice');
  return (
    <>
      <Badge tone={TONES[level]}>{t(`level.${level}`)}</Badge>{' '}
      {before === level ? null : <b>{t('level.before', { level: t(`level.${before}`) })} </b>}
      <small>
        {reason.because === 'few'
          ? t('levelWhy.few', { answers: reason.answers, needed: reason.needed })
          : t(`levelWhy.${reason.because}`, { right: reason.right, answers: reason.answers })}
      </small>
    </>
  );
}
