import type { ComponentType } from 'react';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import { onTestFinished } from 'vitest';
import type { Language } from '#platform/i18n/language.ts';
import { guardedPattern } from '#platform/pages/guarded-pattern.ts';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { CATALOGUES } from '#tests/browser/texts.ts';
import { PAGES } from '../../src/pages.ts';

// A machine that runs other tests as well may need more than the second that is usual. No test is judged by time.
configure({ asyncUtilTimeout: 10_000 });

type Order = {
  readonly page: ComponentType;
  /** Its path, as in routes.ts. */
  readonly path: string;
  /** The address to open, where the path has parameters. */
  readonly address?: string;
  /** The query after the path: `?next=/courses`. */
  readonly search?: string;
  readonly language?: Language;
  /** The data that the page's loader has sent, without its texts: those are all there. */
  readonly loaderData?: object;
  /** What the root's loader has sent besides the school's name. */
  readonly rootData?: object;
};

/** The address, for `addressOf`. */
function Frame() {
  const { pathname, search } = useLocation();
  return (
    <main data-address={pathname + search}>
      <Outlet />
    </main>
  );
}

/**
 * A page of the site in a light DOM, in one language, as if its loader had answered and React had taken it over. Every
 * other address of the site is an empty page. A file that uses it begins with `// @vitest-environment happy-dom`.
 */
export function renderPage({
  page,
  path,
  address = path,
  search = '',
  language = 'en',
  loaderData = {},
  rootData = {},
}: Order) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <TextProvider language={language} catalogue={CATALOGUES[language]}>
          <ToastProvider regionLabel="Messages" dismissLabel="Dismiss">
            <Frame />
          </ToastProvider>
        </TextProvider>
      ),
      children: [
        { id: 'page', path, Component: page },
        { path: '*', Component: () => null },
      ],
    },
  ]);
  document.documentElement.lang = language;
  document.documentElement.dataset['guarded'] = guardedPattern(PAGES);
  // Some pages read the browser's own address.
  window.history.replaceState(null, '', address + search);
  onTestFinished(cleanup);
  const view = render(
    <Stub
      initialEntries={[address + search]}
      hydrationData={{ loaderData: { root: { site: { name: 'Ninefold' }, ...rootData }, page: loaderData } }}
    />,
  );
  return { ...view, user: userEvent.setup({ delay: null }) };
}

/** Where the page has led. */
export const addressOf = (container: Element): string =>
  container.querySelector('[data-address]')?.getAttribute('data-address') ?? '';

/** The words of a screen reader for a control, after its name and value. */
export const descriptionOf = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('\n');
