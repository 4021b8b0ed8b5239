import { accountMailKey } from '#features/accounts/server/index.ts';
import { paths } from '#paths';
import { instantWithZone } from '#platform/i18n/instant-with-zone.ts';
import type { BillRow } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import type { StoredEntitlement } from '../entitlements/entitlement-store.ts';
import { composeShopMail, sayDay, usd, type Fact, type Sender } from '../mails/compose-shop-mail.ts';
import { SHOP_MAIL_FRAME } from '../mails/shop-mail-texts.ts';
import type { StoredLine, StoredOrder } from './order-store.ts';

/** The payment that settles an order. */
export type SettlingPayment = {
  readonly id: string;
  /** `Visa •••• 4242`; null: unknown. */
  readonly method: string | null;
  /** False: a sandbox payment, and the receipt says so. */
  readonly realMoney: boolean;
};

/** A paid order with what each line granted. */
export type PaidOrder = {
  readonly order: StoredOrder;
  readonly lines: readonly StoredLine[];
  readonly entitlements: readonly StoredEntitlement[];
  /** Undefined: nothing had to be paid. */
  readonly payment: SettlingPayment | undefined;
  /** The buyer's zone, IANA. Null: the account has none. */
  readonly timeZone: string | null;
};

/** The lines, what each granted, and the total. */
function billOf({ order, lines, entitlements, timeZone }: PaidOrder): BillRow[] {
  const { language } = order;
  const frame = SHOP_MAIL_FRAME[language];
  const noteOf = (gave: StoredEntitlement | undefined) => {
    if (gave?.kind === 'marking' && gave.endsAt)
      return frame.markings
        .replace('{count}', String(gave.credits))
        .replace('{date}', sayDay(gave.endsAt, language, timeZone));
    if (gave?.endsAt) return frame.accessUntil.replace('{date}', sayDay(gave.endsAt, language, timeZone));
    return gave?.credits ? frame.credits.replace('{count}', String(gave.credits)) : '';
  };
  const bought = lines.map((line) => ({
    label: `${line.name[language]}${line.quantity === 1 ? '' : ` × ${line.quantity}`}`,
    amount: usd(line.totalMinor),
    note: noteOf(entitlements.find(({ orderLineId }) => orderLineId === line.id)),
  }));
  const discount = frame.discount.replace('{coupon}', order.coupon ?? '');
  const taken =
    order.discountMinor > 0
      ? [
          { label: frame.subtotal, amount: usd(order.subtotalMinor) },
          { label: discount, amount: usd(-order.discountMinor) },
        ]
      : [];
  return [...bought, ...taken, { label: frame.total, amount: usd(order.totalMinor), total: true }];
}

function orderFacts(paid: PaidOrder): Fact[] {
  const { order, payment, timeZone } = paid;
  const { language } = order;
  const frame = SHOP_MAIL_FRAME[language];
  const facts: Fact[] = [[frame.number, order.number]];
  if (order.paidAt)
    facts.push([frame.paidAt, instantWithZone(order.paidAt.toISOString(), { language, timeZone })]);
  if (payment?.method) facts.push([frame.method, withoutLinks(payment.method)]);
  return facts;
}

const testNote = ({ order, payment }: PaidOrder) =>
  (payment?.realMoney ?? true) ? [] : [SHOP_MAIL_FRAME[order.language].test];

/** The receipt, once for each order; `again` identifies a requested repetition. */
export function composeReceipt(
  sender: Sender,
  paid: PaidOrder & { readonly accountId: string; readonly again?: string },
): MailToEnqueue {
  const { order, accountId, again } = paid;
  return composeShopMail(sender, 'receipt', {
    eventKey: `${accountMailKey(accountId)}receipt ${order.id}${again === undefined ? '' : ` ${again}`}`,
    to: order.buyerEmail,
    name: order.buyerName,
    language: order.language,
    values: { number: order.number },
    facts: orderFacts(paid),
    bill: billOf(paid),
    notes: testNote(paid),
    path: paths.order({ orderId: order.id }),
  });
}

/** For the guardian that a learner under 20 named. */
export function composeGuardianMail(
  sender: Sender,
  paid: PaidOrder & { readonly accountId: string; readonly guardian: { name: string; email: string } },
): MailToEnqueue {
  const { order, accountId, guardian } = paid;
  const frame = SHOP_MAIL_FRAME[order.language];
  return composeShopMail(sender, 'guardian', {
    eventKey: `${accountMailKey(accountId)}guardian ${order.id}`,
    to: guardian.email,
    name: guardian.name,
    language: order.language,
    values: { learner: withoutLinks(order.buyerName) },
    facts: [[frame.learner, withoutLinks(order.buyerName)], ...orderFacts(paid)],
    bill: billOf(paid),
    notes: testNote(paid),
    path: paths.terms(),
  });
}
