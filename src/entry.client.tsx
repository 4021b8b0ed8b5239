import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepSession } from '#features/accounts/web/index.ts';
import { keepCart } from '#features/shop/web/index.ts';
import { rememberLanguageOfAddress } from '#platform/i18n/language-cookie.ts';

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
