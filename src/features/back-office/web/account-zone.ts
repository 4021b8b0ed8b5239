import { getStoredSession } from '#platform/api-client/stored-session.ts';

type Zoned = { readonly time_zone?: unknown };

/** The zone of the admin's account, for lists whose reply has none. */
export function accountZone(): string {
  const zone = (getStoredSession()?.user as Zoned | undefined)?.time_zone;
  return typeof zone === 'string' ? zone : 'UTC';
}
