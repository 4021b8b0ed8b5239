import { createHash } from 'node:crypto';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { isOwned } from '../../domain/entitlements/entitlement.ts';
import { isAccess, type Name } from '../../domain/products/product.ts';
import type { Entitlements } from '../../contract.ts';
import { listCurrentEntitlements } from './entitlement-store.ts';
import { countUnusedCredits, type Wallets } from './granted-credits.ts';
import type { ProductsDependencies } from '../products/products-dependencies.ts';

type Lessons = Entitlements['lessons'][number];

/** What an account may use now: each course and plan once with its last end, and credits by teacher and length. */
export async function listEntitlements(
  {
    products,
    plansWithin,
    clock,
    ...wallets
  }: Pick<ProductsDependencies, 'products' | 'plansWithin' | 'clock'> & Wallets,
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<Entitlements> {
  const now = clock.now();
  const current = await listCurrentEntitlements(database, accountId, now);
  const access = new Map<string, Entitlements['access'][number]>();
  const lessons = new Map<string, Lessons>();
  for (const each of current) {
    const path = products.get(each.productId)?.path ?? null;
    if (isAccess(each) && each.key !== null && each.endsAt !== null) {
      const { kind, key, name } = each;
      const until = each.endsAt.toISOString();
      const before = access.get(key)?.access_until ?? '';
      const renewable = !isOwned(each.endsAt, now);
      const includes = [...plansWithin(key)];
      if (until > before)
        access.set(key, { kind, key, name, path, access_until: until, renewable, includes });
    }
    if (each.teacher !== null && each.minutes !== null) {
      const { teacher, minutes } = each;
      const name = `${teacher} ${minutes}`;
      const left = (lessons.get(name)?.left ?? 0) + (await countUnusedCredits(wallets, database, each));
      lessons.set(name, { teacher, teacher_name: teacherName(products, teacher), path, minutes, left });
    }
  }
  const listed = {
    access: [...access.values()],
    lessons: [...lessons.values()].filter(({ left }) => left > 0),
  };
  const revision = createHash('sha256').update(JSON.stringify(listed)).digest('base64url').slice(0, 16);
  return { status: true, revision, ...listed };
}

function teacherName(products: ProductsDependencies['products'], teacher: string): Name {
  const listed = [...products.values()].find((each) => each.kind === 'lessons' && each.teacher === teacher);
  return listed?.kind === 'lessons' ? listed.teacherName : { en: teacher, 'zh-Hant': teacher };
}
