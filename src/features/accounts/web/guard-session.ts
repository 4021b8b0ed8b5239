import { redirect, type MiddlewareFunction } from 'react-router';
import { getStoredSession } from '#platform/api-client/stored-session.ts';
import { wayRound } from './session-ways.ts';

/** For the root's `clientMiddleware`: a navigation inside the site takes the same ways round as a loaded page. */
export const guardSession: MiddlewareFunction = ({ request }, next) => {
  const way = wayRound(new URL(request.url), getStoredSession() !== null);
  if (way !== undefined) throw redirect(way);
  return next();
};
