import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { MASTERY_LEVELS } from '../../domain/mastery.ts';
import styles from './skills.module.css';

type FirstTimeProps = { readonly isStarting: boolean; readonly onStart: () => void };

/** What the page will say, and what to do first, before anything is known about a learner. */
export function FirstTime({ isStarting, onStart }: FirstTimeProps) {
  const t = useText('practice');
  return (
    <Panel tone="tint" className={styles.first ?? ''}>
      <h2>{t('skills.first.title')}</h2>
      <p>{t('skills.first.text')}</p>
      <Button busy={isStarting} data-start="" onClick={onStart}>
        {t('skills.first.start')}
      </Button>
      <h3>{t('skills.levels.title')}</h3>
      <LevelMeanings />
    </Panel>
  );
}

/** What each level means. */
export function LevelMeanings() {
  const t = useText('practice');
  return (
    <dl className={styles.levels}>
      {MASTERY_LEVELS.map((level) => (
        <div key={level}>
          <dt>{t(`level.${level}`)}</dt>
          <dd>{t(`skills.levels.${level}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
