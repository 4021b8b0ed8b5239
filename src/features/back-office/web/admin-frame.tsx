import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { lacksTwoFactor, TwoFactorNeeded, useSession } from '#features/accounts/web/index.ts';
import { officePaths, paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './admin.module.css';
import { OfficeCache } from './office-cache.tsx';

const PAGES = [
  { label: 'nav.start', to: paths.admin(), end: true },
  { label: 'nav.appeals', to: officePaths.appeals(), end: false },
  { label: 'nav.orders', to: officePaths.orders(), end: false },
  { label: 'nav.products', to: officePaths.products(), end: false },
  { label: 'nav.coupons', to: officePaths.coupons(), end: false },
  { label: 'nav.bookings', to: officePaths.bookings(), end: false },
  { label: 'nav.grading', to: officePaths.grading(), end: false },
  { label: 'nav.practice', to: officePaths.practice(), end: true },
  { label: 'nav.practiceReports', to: officePaths.practiceReports(), end: false },
  { label: 'nav.marking', to: officePaths.marking(), end: true },
  { label: 'nav.teachers', to: officePaths.teachers(), end: false },
  { label: 'nav.markingComments', to: officePaths.markingComments(), end: false },
  { label: 'nav.standardWorks', to: officePaths.standardWorks(), end: false },
  { label: 'nav.markingFigures', to: officePaths.markingFigures(), end: false },
] as const;

/** The frame of the back office, for admins only. The server checks the role again at every call. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  const text = useText('backOffice');
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
  if (lacksTwoFactor(session))
    return (
      <Container className={styles.page}>
        <TwoFactorNeeded />
      </Container>
    );
  return (
    <Container className={styles.page}>
      <OfficeNav />
      <OfficeCache>{children}</OfficeCache>
    </Container>
  );
}

/** The pages of the back office. On a phone they scroll sideways, and the open one is always in view. */
function OfficeNav() {
  const text = useText('backOffice');
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link)
      nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft - link.offsetWidth;
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={text('nav.label')} className={styles.nav}>
      {PAGES.map(({ label, to, end }) => (
        <NavLink key={to} to={to} end={end} className={styles.link}>
          {text(label)}
        </NavLink>
      ))}
    </nav>
  );
}
