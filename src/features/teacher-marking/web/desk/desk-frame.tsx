import type { ReactNode } from 'react';
import { lacksTwoFactor, TwoFactorNeeded, useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Container } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './desk-frame.module.css';

type FrameProps = { readonly children: ReactNode; readonly isWide?: boolean };

/** The frame of the desk, for teachers. The server checks the role and the profile again at every call. */
export function DeskFrame({ children, isWide = false }: FrameProps) {
  const t = useText('desk');
  const session = useSession();
  const className = classNames(styles.page, isWide && styles.wide);
  if (!session)
    return (
      <Container className={className}>
        <Skeleton label={t('loading')} lines={8} />
      </Container>
    );
  if (session.role !== 'teacher' && session.role !== 'admin')
    return (
      <Container className={className}>
        <Notice
          tone="warning"
          title={t('denied.title')}
          action={
            <ButtonLink to={paths.me()} size="small" variant="secondary">
              {t('denied.action')}
            </ButtonLink>
          }
        >
          <p>{t('denied.text')}</p>
        </Notice>
      </Container>
    );
  if (lacksTwoFactor(session))
    return (
      <Container className={className}>
        <TwoFactorNeeded />
      </Container>
    );
  return <Container className={className}>{children}</Container>;
}
