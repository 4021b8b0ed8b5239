import { useLocation } from 'react-router';
import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import styles from './works.module.css';

/** Shown for a work that this browser or account does not have. A visitor is offered to sign in. */
export function WorkUnknown() {
  const text = useText('works');
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <div className={styles.message} role="alert" data-work-unknown="">
      <h1>{text('unknown.title')}</h1>
      <p>{text('unknown.text')}</p>
      {session ? (
        <ButtonLink to={paths.plans()}>{text('unknown.plans')}</ButtonLink>
      ) : (
        <ButtonLink to={paths.signin({ next: pathname })}>{text('unknown.signIn')}</ButtonLink>
      )}
    </div>
  );
}
