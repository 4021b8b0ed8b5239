import { call } from '#platform/api-client/api-client.ts';
import { AUTH_ENDPOINTS } from '../../auth-endpoints.ts';

/** Ends the session on the server. A file of its own, which only a sign-out loads. */
export const sendSignOut = () => call(AUTH_ENDPOINTS, 'logout', {});
