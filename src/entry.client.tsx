import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepSession } from '#features/accounts/web/index.ts';
import { keepCart } from '#features/shop/web/index.ts';
import { rememberLanguageOfAddress } from '#platform/i18n/language-cookie.ts';

/**
 * Back and forward change the address alone where two entries of the history share a document, as after a reload. Before
 * hydration nothing hears of it, and the router would hydrate the wrong page.
 */
const isOfThisAddress = document.documentElement.dataset.path === window.location.pathname;

if (isOfThisAddress) {
  rememberLanguageOfAddress();
  keepSession();
  keepCart();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
} else {
  window.location.reload();
}
