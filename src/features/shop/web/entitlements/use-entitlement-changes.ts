import { useState } from 'react';
import { useEntitlements } from './use-entitlements.ts';

/** How often what is owned has changed since the page was opened: whatever hangs on it is asked for anew then. */
export function useEntitlementChanges(): number {
  const revision = useEntitlements()?.revision;
  const [seen, setSeen] = useState({ revision, changes: 0 });
  if (revision === undefined || revision === seen.revision) return seen.changes;
  const changes = seen.revision === undefined ? 0 : seen.changes + 1;
  setSeen({ revision, changes });
  return changes;
}
