import type { ReactNode, RefObject } from 'react';
import { Link, useLoaderData, useRouteLoaderData } from 'react-router';
import { paths } from '#paths';
import { StaticPart, type PartView } from '#platform/pages/static-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AuthLoader } from './auth-route.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { useSchoolName } from './use-school-name.ts';
import styles from './auth-layout.module.css';

/** From the root's loader: the school's logo. */
type RootData = { readonly logo: PartView };

type AuthLayoutProps = {
  readonly title: string;
  readonly intro: ReactNode;
  /** Moves the focus to the title when its text changes. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** The form. */
  readonly children?: ReactNode;
  /** Other links, under the form. */
  readonly ways?: ReactNode;
};

/** The plain frame of the auth pages: logo, language, one form. */
export function AuthLayout({ title, intro, heading, children, ways }: AuthLayoutProps) {
  const text = useText('accounts');
  const root = useRouteLoaderData('root') as RootData | undefined;
  const name = useSchoolName();
  const { aside } = useLoaderData<AuthLoader>();
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <div className={styles.bar}>
          <Link to={paths.home()} className={styles.home} aria-label={text('frame.home', { name })}>
            {root ? <StaticPart {...root.logo} /> : null}
          </Link>
          <LanguageToggle />
        </div>
        <div className={styles.column}>
          <h1 ref={heading} tabIndex={heading && -1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.intro}>{intro}</p>
          {children}
          {ways === undefined ? null : <div className={styles.ways}>{ways}</div>}
        </div>
      </div>
      <StaticPart {...aside} />
    </div>
  );
}

/** A question with its link: "No account yet? Create one". */
export function Way({ question, children }: { readonly question?: string; readonly children: ReactNode }) {
  return (
    <p>
      {question === undefined ? null : <span className={styles.question}>{question}</span>}
      {children}
    </p>
  );
}

/** Shown until a page knows its address or this browser's storage. */
export function AuthLayoutAsleep({ title, intro }: Pick<AuthLayoutProps, 'title' | 'intro'>) {
  const text = useText('accounts');
  return (
    <AuthLayout title={title} intro={intro}>
      <Skeleton lines={4} />
      <noscript>
        <p className={styles.noScript}>{text('frame.noScript')}</p>
      </noscript>
    </AuthLayout>
  );
}
