import { useState } from 'react';
import { useEntitlements } from './use-entitlements.ts';

/** How often the access has changed since the page was opened. Use it as a key to load dependent data again. */
export function useEntitlementChanges(): number {
  const revision = useEntitlements()?.revision;
  const [seen, setSeen] = useState({ revision, changes: 0 });
  if (revision === undefined || revision === seen.revision) return seen.changes;
  const changes = seen.revision === undefined ? 0 : seen.changes + 1;
  setSeen({ revision, changes });
  return changes;
}
