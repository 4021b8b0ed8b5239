import { call } from '#platform/api-client/api-client.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { Badge } from '#ui/badge.tsx';
import type { AdminProduct } from './admin-replies.ts';
import styles from './admin.module.css';
import { defineListPage, toListReply, type ListWriter } from './list/list-definition.ts';
import { ProductDialog } from './product-dialog.tsx';

const KINDS = ['course', 'plan', 'lessons', 'marking'] as const satisfies readonly AdminProduct['kind'][];

const priceOf = ({ price_minor: own, default_price_minor: standard }: AdminProduct) => own ?? standard;

const change = ({ product }: AdminProduct, body: { price_minor: number | null; available: boolean }) =>
  call(ORDER_ADMIN_ENDPOINTS, 'changeProduct', { params: { product }, body });

/** All products: their prices, whether they are on sale, and their last changes. */
export const PRODUCT_LIST = defineListPage({
  name: 'products',
  title: 'products.title',
  intro: 'products.intro',
  filters: [
    { kind: 'search', name: 'search', label: 'products.search' },
    {
      kind: 'choice',
      name: 'kind',
      label: 'products.kind',
      any: 'products.anyKind',
      options: KINDS.map((value) => ({ value, label: `products.kinds.${value}` as const })),
    },
    {
      kind: 'choice',
      name: 'available',
      label: 'products.sold',
      any: 'products.soldOrNot',
      options: [
        { value: 'true', label: 'products.states.sold' },
        { value: 'false', label: 'products.states.withdrawn' },
      ],
    },
  ],
  load: async (filter, _cursor, signal) =>
    toListReply(await call(ORDER_ADMIN_ENDPOINTS, 'listProducts', { query: filter, signal }), (reply) => ({
      rows: reply.products,
      nextCursor: null,
      timeZone: reply.time_zone,
    })),
  keyOf: ({ product }: AdminProduct) => product,
  markOf: ({ product }) => ({ 'data-product': product }),
  columns: [
    {
      id: 'name',
      label: 'products.columns.name',
      cell: ({ name, product }, { language }) => (
        <>
          {name[language]}
          <span className={styles.code}>{product}</span>
        </>
      ),
    },
    {
      id: 'price',
      label: 'products.columns.price',
      align: 'number',
      cell: (product, { text }) => (
        <>
          {formatMoney(priceOf(product), 'USD')}
          {product.price_minor === null ? null : (
            <span className={styles.buyer}>
              {text('products.default', { price: formatMoney(product.default_price_minor, 'USD') })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'sold',
      label: 'products.sold',
      cell: ({ available }, { text }) => (
        <Badge tone={available ? 'success' : 'neutral'}>
          {text(available ? 'products.states.sold' : 'products.states.withdrawn')}
        </Badge>
      ),
    },
    { id: 'changes', label: 'products.changes', cell: writeChanges },
  ],
  actions: [
    { id: 'change', label: 'products.change', Dialog: ProductDialog },
    {
      id: 'reset',
      label: 'products.reset',
      isOffered: ({ price_minor: price }) => price !== null,
      confirm: { title: 'products.resetTitle', text: 'products.resetText', button: 'products.reset' },
      parameters: ({ name, default_price_minor: minor }, { language }) => ({
        name: name[language],
        price: formatMoney(minor, 'USD'),
      }),
      act: (product) => change(product, { price_minor: null, available: product.available }),
      done: 'products.saved',
    },
  ],
  download: {
    load: (filter) => call(ORDER_ADMIN_ENDPOINTS, 'exportProducts', { query: filter }),
    file: 'products.csv',
  },
  empty: { title: 'products.none', text: 'products.noneText' },
});

/** The changes of a product, with admin and time, the newest first, folded. */
function writeChanges(product: AdminProduct, { text, formatInstant }: ListWriter) {
  const { changes, default_price_minor: standard } = product;
  if (changes.length === 0) return text('products.unchanged');
  return (
    <details>
      <summary>
        {text('products.changes')} ({changes.length})
      </summary>
      <ul>
        {changes.map(({ at, admin, price_minor: minor, available }) => (
          <li key={at}>
            {text('products.changed', {
              date: formatInstant(at),
              who: admin.name || admin.email,
              price: formatMoney(minor ?? standard, 'USD'),
              sold: text(available ? 'products.onSale' : 'products.notOnSale'),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
