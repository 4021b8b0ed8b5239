import { useEffect, useEffectEvent } from 'react';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { LATENCY_GRACE_MS } from '../../domain/attempts/attempt.ts';
import type { Skill } from '#ielts/paper/paper.ts';
import { Countdown } from './countdown.tsx';
import styles from './sitting.module.css';
import { useSecondsUntil } from './use-seconds-until.ts';
import type { StageProps } from './use-sitting.ts';

type OpenSectionProps = StageProps & {
  readonly skill: Skill;
  readonly attemptId: string;
  readonly deadlineAt: string;
};

/** A section that was left, or is open on another device. */
export function OpenSection({ clock, skill, attemptId, deadlineAt, onReload }: OpenSectionProps) {
  const t = useText('mockTests');
  const s = useText('sitting');
  const seconds = useSecondsUntil(clock, deadlineAt);
  const name = t(`skill.${skill}`);
  const look = useEffectEvent(onReload);
  const over = seconds === 0;
  useEffect(() => {
    if (!over) return undefined;
    // Answers that are on their way may arrive first.
    const timer = setInterval(() => look(), LATENCY_GRACE_MS + 1000);
    return () => clearInterval(timer);
  }, [over]);
  return (
    <section className={styles.stage} aria-labelledby="stage" data-stage="open">
      <div>
        <h2 id="stage">{s('open.title', { skill: name })}</h2>
        <p>{s('open.text')}</p>
        <ButtonLink size="large" to={paths.attempt({ attemptId })} data-go-on="">
          {s('open.action', { skill: name })}
        </ButtonLink>
      </div>
      {/* Speaking shows no clock. It ends after the last question. */}
      {skill === 'speaking' ? null : <Countdown label={s('open.left')} seconds={seconds} />}
    </section>
  );
}
