import { useSession } from '#features/accounts/web/index.ts';
import { LogoMark } from '#ui/logo-mark.tsx';
import styles from './player-header.module.css';
import { useMockTestsText } from '../use-mock-tests-text.ts';

/** What is sat, and who sits it: a guest has no name. */
export function PlayerBrand({ title }: { readonly title: string }) {
  const t = useMockTestsText();
  const user = useSession()?.user;
  return (
    <div className={styles.brand}>
      <LogoMark />
      <div className={styles.names}>
        <h1 className={styles.title}>{title}</h1>
        {user ? (
          <p className={styles.candidate}>
            {t('player.candidate', { first: user.first_name, last: user.last_name })}
          </p>
        ) : null}
      </div>
    </div>
  );
}
