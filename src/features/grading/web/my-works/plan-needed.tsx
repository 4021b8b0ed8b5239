import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './my-works.module.css';

/** Instead of the start of an essay, for a learner whose plan has none. */
export function PlanNeeded({ most }: { readonly most: number }) {
  const t = useText('drafts');
  return (
    <Panel tone="tint" className={styles.need}>
      <h2>{t('mine.needTitle')}</h2>
      <p>{t('mine.needText', { most })}</p>
      <p className={styles.needLinks}>
        <ButtonLink to={paths.plan({ slug: 'basic-account' })}>{t('mine.needLink')}</ButtonLink>
        <TextLink variant="arrow" to={paths.plan({ slug: 'premium-account' })}>
          {t('mine.needOther')}
        </TextLink>
      </p>
    </Panel>
  );
}
