import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepSession } from '#features/accounts/web/index.ts';
import { keepCart } from '#features/shop/web/index.ts';
import { rememberLanguageOfAddress } from '#platform/i18n/language-cookie.ts';

/**
 * Back and forward change the address alone where two entries of the history share a document, as after a reload. Until
 * the page is hydrated the router must not hear of it: it would hydrate the page of another address.
 */
const isOfThisAddress = () => document.documentElement.dataset.path === window.location.pathname;

function loadIfLeft(event: Event): void {
  if (isOfThisAddress()) return;
  event.stopImmediatePropagation();
  window.location.reload();
}

/** Leaves back and forward to the router from the first commit on. A parent, because a sibling would change every `useId`. */
function UntilHydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => window.removeEventListener('popstate', loadIfLeft), []);
  return children;
}

if (isOfThisAddress()) {
  // Before the router's own listener.
  window.addEventListener('popstate', loadIfLeft);
  rememberLanguageOfAddress();
  keepSession();
  keepCart();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <UntilHydrated>
          <HydratedRouter />
        </UntilHydrated>
      </StrictMode>,
    );
  });
} else {
  window.location.reload();
}
