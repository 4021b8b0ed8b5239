import type { ReactNode } from 'react';
import { Link, useLoaderData, useRouteLoaderData } from 'react-router';
import { paths } from '#paths';
import { StaticPart, type PartView } from '#platform/pages/static-part.tsx';
import type { AuthLoader } from './auth-route.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { useAccountsText } from './use-accounts-text.ts';
import styles from './auth-layout.module.css';

/** Of what the root's loader sends: the school's name and sign. */
type RootData = { readonly site: { readonly name: string }; readonly logo: PartView };

type AuthLayoutProps = {
  readonly title: string;
  readonly intro: string;
  /** The form. */
  readonly children: ReactNode;
  /** Other ways from here, under the form. */
  readonly ways: ReactNode;
};

/** The quiet frame of the auth pages: the way home, the language, one thing to do. */
export function AuthLayout({ title, intro, children, ways }: AuthLayoutProps) {
  const text = useAccountsText();
  const root = useRouteLoaderData('root') as RootData | undefined;
  const name = root?.site.name ?? '';
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
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
          {children}
          <div className={styles.ways}>{ways}</div>
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
