import { findPersonByEmail } from '#features/accounts/server/index.ts';
import { addEntitlement, listAccess, lockEntitlements, revokeGifts } from './entitlement-store.ts';
import { noticeEntitlements } from './entitlement-notices.ts';
import { entitlementOf } from './grant-lines.ts';
import { changeCredits } from './granted-credits.ts';
import type { ProductsDependencies } from '../products/products-dependencies.ts';

type Dependencies = Pick<
  ProductsDependencies,
  'database' | 'clock' | 'ids' | 'products' | 'notices' | 'markingCredits' | 'lessonCredits'
>;

/** The output of the command; not `ok`: nothing was done. */
type Report = { readonly ok: boolean; readonly text: string };

/**
 * `npm run admin -- grant` and `revoke`: gives a product without payment (a course for its days, a pack for its
 * lessons), and takes such a gift back.
 */
export async function runShopCommand(
  dependencies: Dependencies,
  command: { readonly act: 'grant' | 'revoke'; readonly email: string; readonly product: string },
): Promise<Report> {
  const { database, clock, ids, products, notices } = dependencies;
  const { act, email } = command;
  const person = await findPersonByEmail(database, email);
  if (!person) return { ok: false, text: `There is no open account of ${email}. Nothing was changed.` };
  const product = products.get(command.product);
  if (!product) {
    const known = [...products.keys()].join('\n  ');
    return { ok: false, text: `There is no product "${command.product}". Products are:\n  ${known}` };
  }
  const { accountId } = person;
  const now = clock.now();
  if (act === 'revoke') {
    const ended = await database.transaction(async (transaction) => {
      const gifts = await revokeGifts(transaction, { accountId, productId: product.id }, now);
      await changeCredits(dependencies, transaction, 'takeBack', gifts);
      return gifts.length;
    });
    await noticeEntitlements(notices, accountId);
    return ended > 0
      ? { ok: true, text: `${product.name.en} is no longer open to ${email}.` }
      : { ok: false, text: `${email} has no gift of ${product.name.en}. What was paid is refunded instead.` };
  }
  const entitlement = await database.transaction(async (transaction) => {
    await lockEntitlements(transaction, accountId);
    const access = await listAccess(transaction, accountId, now);
    const { id: productId, name } = product;
    const gift = entitlementOf(
      { accountId, productId, name, grant: product, quantity: 1 },
      { id: ids.uuid(), access, now },
    );
    const added = await addEntitlement(transaction, gift);
    if (added) await changeCredits(dependencies, transaction, 'grant', [added]);
    return gift;
  });
  await noticeEntitlements(notices, accountId);
  const until = entitlement.endsAt ? ` until ${entitlement.endsAt.toISOString().slice(0, 10)}` : '';
  return { ok: true, text: `${product.name.en} is open to ${email}${until}.` };
}
