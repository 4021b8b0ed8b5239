import type { ReactNode } from 'react';
import { NavLink, useRouteLoaderData } from 'react-router';
import { paths } from '#paths';
import { Container } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './account-frame.module.css';

const PAGES = [
  { label: 'nav.me', to: paths.me() },
  { label: 'nav.courses', to: paths.myCourses() },
  { label: 'nav.practice', to: paths.practice() },
  { label: 'nav.writing', to: paths.myWorks() },
  { label: 'nav.markings', to: paths.myMarkings() },
  { label: 'nav.lessons', to: paths.myLessons() },
  { label: 'nav.orders', to: paths.orders() },
  { label: 'nav.profile', to: paths.profile() },
  { label: 'nav.settings', to: paths.settings() },
] as const;

/** The frame of the signed-in pages: their navigation, and a message where no script runs. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const text = useText('signedIn');
  const root = useRouteLoaderData('root') as { readonly hasLessons?: boolean } | undefined;
  const pages = PAGES.filter(({ label }) => label !== 'nav.lessons' || root?.hasLessons === true);
  return (
    <Container className={styles.frame}>
      <nav aria-label={text('nav.label')} className={styles.nav}>
        {pages.map(({ label, to }) => (
          <NavLink key={to} to={to} end={to === paths.me()} className={styles.link}>
            {text(label)}
          </NavLink>
        ))}
      </nav>
      <noscript>
        <p className={styles.noScript}>{text('noScript')}</p>
      </noscript>
      {children}
    </Container>
  );
}
