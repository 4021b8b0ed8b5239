import { useLocation } from 'react-router';
import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './attempt-page.module.css';

/**
 * Shown for an attempt that this browser or account does not have. A visitor is offered to sign in, since an account
 * may have it.
 */
export function AttemptUnknown() {
  const t = useText('mockTests');
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <div className={styles.message} role="alert">
      <h1>{t('player.unknownTitle')}</h1>
      <p>{t('player.unknownText')}</p>
      <p>{t(session ? 'player.unknownOther' : 'player.unknownSignIn')}</p>
      <Row>
        {session ? null : (
          <ButtonLink to={paths.signin({ next: pathname })} data-sign-in="">
            {t('player.signIn')}
          </ButtonLink>
        )}
        <ButtonLink variant={session ? 'primary' : 'secondary'} to={paths.plans()}>
          {t('player.toMockTests')}
        </ButtonLink>
      </Row>
    </div>
  );
}
