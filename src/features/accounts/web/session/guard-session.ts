import { redirect, type MiddlewareFunction } from 'react-router';
import { getStoredSession } from '#platform/api-client/stored-session.ts';
import { GUARDS_ITSELF, sessionRedirect } from './session-redirect.ts';

/**
 * For the root's `clientMiddleware`: a navigation inside the site is redirected like a loaded page. A page that
 * guards itself may load its data again, as for another language.
 */
export const guardSession: MiddlewareFunction = ({ request }, next) => {
  const address = new URL(request.url);
  if ([address, window.location].every(({ pathname }) => pathname === GUARDS_ITSELF)) return next();
  const target = sessionRedirect(address, getStoredSession() !== null);
  if (target !== undefined) throw redirect(target);
  return next();
};
