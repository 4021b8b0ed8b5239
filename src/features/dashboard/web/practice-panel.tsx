import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './dashboard.module.css';

/** The way to the session of today. */
export function PracticePanel() {
  const text = useText('dashboard');
  return (
    <Panel>
      <h2 className={styles.sideTitle}>{text('practice.title')}</h2>
      <p className={styles.practice}>{text('practice.text')}</p>
      <TextLink variant="arrow" to={paths.practice()}>
        {text('practice.action')}
      </TextLink>
    </Panel>
  );
}
