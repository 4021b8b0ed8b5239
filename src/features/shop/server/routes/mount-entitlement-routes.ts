import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../entitlement-contract.ts';
import { accessEnd, currentAccess } from '../../domain/entitlements/entitlement.ts';
import type { EntitlementWaits } from '../entitlements/entitlement-notices.ts';
import { listAccess } from '../entitlements/entitlement-store.ts';
import { listEntitlements } from '../entitlements/list-entitlements.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';

/** The calls that list what an account may use. */
export function mountEntitlementRoutes(
  api: Api,
  dependencies: ShopDependencies,
  entitlementWaits: EntitlementWaits,
): void {
  const { database, clock, listCourses, listCourseProgress } = dependencies;

  mountEndpoint(api, contract.listEntitlements, {}, async ({ actor, query }, context) => {
    const { accountId } = actor;
    // Started before the first look, so no change is missed between the two.
    const gone = new AbortController();
    const { signal } = context.req.raw;
    signal.addEventListener('abort', () => gone.abort());
    const change = query.known === undefined ? undefined : entitlementWaits.wait(accountId, gone.signal);
    const first = await listEntitlements(dependencies, database, accountId);
    if (first.revision !== query.known) {
      gone.abort();
      return { ok: true, reply: first };
    }
    await change;
    return { ok: true, reply: await listEntitlements(dependencies, database, accountId) };
  });

  mountEndpoint(api, contract.listCourses, {}, async ({ actor: { accountId } }, context) => {
    const now = clock.now();
    const owned = await listAccess(database, accountId, now);
    const progress = (await listCourseProgress?.(accountId)) ?? new Map();
    const courses = listCourses(context.get('language')).map(({ key, slug, title }) => ({
      key,
      slug,
      name: title,
      access_until: accessEnd(key, owned, now)?.toISOString() ?? null,
      progress: progress.get(slug) ?? null,
    }));
    const access = currentAccess(owned, now).map(({ key, accessUntil }) => ({
      key,
      access_until: accessUntil.toISOString(),
    }));
    const { lessons } = await listEntitlements(dependencies, database, accountId);
    const credits = lessons.map(({ teacher, minutes, left }) => ({ teacher, minutes, left }));
    return { ok: true, reply: { status: true as const, courses, access, lesson_credits: credits } };
  });
}
