/** What an account has bought, or was given: access to one product until an instant. */
export type Entitlement = {
  /** Such as `ielts_basics`: the key of a course or a plan. */
  readonly key: string;
  readonly accessUntil: Date;
};

/**
 * Until when somebody has access to a course. Of several purchases the last to end counts; one that has ended counts
 * for nothing. Null: no access.
 */
export function courseAccessUntil(
  courseKey: string,
  entitlements: readonly Entitlement[],
  now: Date,
): Date | null {
  const ends = entitlements
    .filter(({ key, accessUntil }) => key === courseKey && accessUntil > now)
    .map(({ accessUntil }) => accessUntil.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** What may be used now: each key once, with its last end. */
export function currentAccess(entitlements: readonly Entitlement[], now: Date): Entitlement[] {
  const keys = [...new Set(entitlements.map(({ key }) => key))];
  return keys.flatMap((key) => {
    const accessUntil = courseAccessUntil(key, entitlements, now);
    return accessUntil ? [{ key, accessUntil }] : [];
  });
}
