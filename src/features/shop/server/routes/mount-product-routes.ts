import type { Api } from '#platform/http/api-env.ts';
import { sendCsv } from '#platform/http/csv.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../admin-contract.ts';
import { changeProduct } from '../products/change-product.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { csvName, findAdminZone } from './admin-zone.ts';
import { productColumns, productRow } from './products-csv.ts';
import { ORDER_REFUSALS as REFUSALS } from './refusals.ts';
import { viewProducts } from './view-products.ts';

/** The admins' calls for products: prices and availability over the content's, each change with its admin. */
export function mountProductRoutes(api: Api, dependencies: ShopDependencies): void {
  const { database, clock } = dependencies;

  mountEndpoint(api, contract.listProducts, {}, async ({ actor, query }) => {
    const products = await viewProducts(dependencies, query);
    const timeZone = await findAdminZone(database, actor.accountId);
    return { ok: true, reply: { status: true as const, products, time_zone: timeZone } };
  });

  mountEndpoint(api, contract.exportProducts, {}, async ({ actor, query }) => {
    const timeZone = await findAdminZone(database, actor.accountId);
    async function* rows() {
      yield (await viewProducts(dependencies, query)).map((product) => productRow(product, timeZone));
    }
    const response = sendCsv({
      name: csvName('products', clock, timeZone),
      columns: productColumns(timeZone),
      rows: rows(),
    });
    return { ok: true, response };
  });

  mountEndpoint(api, contract.changeProduct, REFUSALS, async ({ actor, params, body }) => {
    const outcome = await changeProduct(dependencies, {
      adminId: actor.accountId,
      productId: params.product,
      priceMinor: body.price_minor,
      available: body.available,
    });
    if (!outcome.ok) return outcome;
    const product = (await viewProducts(dependencies)).find((each) => each.product === params.product);
    if (!product) return { ok: false, refusal: 'product-unknown' };
    return { ok: true, reply: { status: true as const, product } };
  });
}
