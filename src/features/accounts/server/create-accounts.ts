import type { Api } from '#platform/http/api-env.ts';
import { createAccountKeys } from './account-keys.ts';
import type { AccountsDependencies } from './accounts-dependencies.ts';
import { createAuthenticate } from './sessions/authenticate.ts';
import { createBrowserSession } from './sessions/browser-session.ts';
import { createCandidateIdentity } from './visitors/identify-candidate.ts';
import { mountAvatarRoutes } from './profile/mount-avatar-routes.ts';
import { mountAdminRoutes } from './administration/mount-admin-routes.ts';
import { mountChallengeRoutes } from './sign-in/mount-challenge-routes.ts';
import { mountCredentialRoutes } from './sign-in/mount-credential-routes.ts';
import { mountOwnDataRoutes } from './own-data/mount-own-data-routes.ts';
import { mountInvitationRoutes } from './sign-in/mount-invitation-routes.ts';
import { mountProfileRoutes } from './profile/mount-profile-routes.ts';
import { mountSessionRoutes } from './sessions/mount-session-routes.ts';
import { mountSignInRoutes } from './sign-in/mount-sign-in-routes.ts';
import { mountSignUpRoutes } from './sign-in/mount-sign-up-routes.ts';
import { mountTwoFactorRoutes } from './two-factor/mount-two-factor-routes.ts';

type CreateAccountsOptions = Omit<AccountsDependencies, 'keys'> & {
  /** SECRET: every key is derived from it. */
  readonly secret: string;
};

/** Accounts as the server uses them: authentication, the candidate of a request, and the calls. */
export function createAccounts({ secret, ...options }: CreateAccountsOptions) {
  const dependencies: AccountsDependencies = { ...options, keys: createAccountKeys(secret) };
  return {
    authenticate: createAuthenticate(dependencies),
    candidateIdentity: createCandidateIdentity(dependencies),
    /** Puts the calls of accounts on the API. */
    mount(api: Api): void {
      const browserSession = createBrowserSession(dependencies);
      mountChallengeRoutes(api, dependencies);
      mountSignInRoutes(api, dependencies, browserSession);
      mountSessionRoutes(api, dependencies, browserSession);
      mountSignUpRoutes(api, dependencies, browserSession);
      mountInvitationRoutes(api, dependencies, browserSession);
      mountTwoFactorRoutes(api, dependencies, browserSession);
      mountCredentialRoutes(api, dependencies);
      mountProfileRoutes(api, dependencies);
      mountAvatarRoutes(api, dependencies);
      mountAdminRoutes(api, dependencies);
      mountOwnDataRoutes(api, dependencies, browserSession);
    },
  };
}
