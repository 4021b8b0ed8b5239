import type { z } from 'zod';
import type { inspectOrder } from '../../admin-contract.ts';
import { listLedger } from '../payments/ledger-store.ts';
import { listOrderEvents } from '../orders/order-event-store.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import { viewOrder } from './view-order.ts';
import { viewPeople } from './view-people.ts';

type AdminOrder = z.input<(typeof inspectOrder)['reply']>['order'];

/** An order with its history, ledger, payments and refunds. */
export async function viewOrderForAdmin(
  dependencies: Pick<
    ShopDependencies,
    'database' | 'products' | 'providers' | 'clock' | 'markingCredits' | 'lessonCredits'
  >,
  order: StoredOrder,
): Promise<AdminOrder> {
  const { database } = dependencies;
  const events = await listOrderEvents(database, order.id);
  const personOf = await viewPeople(
    database,
    events.map(({ adminId }) => adminId),
  );
  const ledger = await listLedger(database, order.id);
  return {
    ...(await viewOrder(dependencies, database, order)),
    buyer: { account_id: order.accountId, name: order.buyerName, email: order.buyerEmail },
    under_20: order.under20,
    history: events.map(({ at, what, by, adminId, detail }) => ({
      at: at.toISOString(),
      what,
      by,
      admin: adminId === null ? null : personOf(adminId),
      detail: { ...detail },
    })),
    ledger: ledger.map(({ transactionId, event, at, account, amountMinor }) => ({
      transaction_id: transactionId,
      at: at.toISOString(),
      what: event,
      account,
      amount_minor: amountMinor,
    })),
  };
}
