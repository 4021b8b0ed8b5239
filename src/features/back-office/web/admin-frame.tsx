import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './admin.module.css';
import { useBackOfficeText } from './use-back-office-text.ts';

const PAGES = [
  { label: 'nav.orders', to: paths.adminOrders() },
  { label: 'nav.products', to: paths.adminProducts() },
] as const;

/** What stands round the pages of the back office; for admins alone. The server asks again at every call. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  const text = useBackOfficeText();
  const session = useSession();
  if (!session)
    return (
      <Container className={styles.page}>
        <Skeleton label={text('loading')} lines={6} />
      </Container>
    );
  if (session.role !== 'admin')
    return (
      <Container className={styles.page}>
        <Notice
          tone="warning"
          title={text('denied.title')}
          action={
            <ButtonLink to={paths.me()} size="small" variant="secondary">
              {text('denied.action')}
            </ButtonLink>
          }
        >
          <p>{text('denied.text')}</p>
        </Notice>
      </Container>
    );
  return (
    <Container className={styles.page}>
      <nav aria-label={text('nav.label')} className={styles.nav}>
        {PAGES.map(({ label, to }) => (
          <NavLink key={to} to={to} className={styles.link}>
            {text(label)}
          </NavLink>
        ))}
      </nav>
      {children}
    </Container>
  );
}
