import { accountMailKey } from '#features/accounts/server/index.ts';
import { paths } from '#paths';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { composeShopMail, usd, type Fact, type Sender } from '../mails/compose-shop-mail.ts';
import { SHOP_MAIL_FRAME } from '../mails/shop-mail-texts.ts';
import type { StoredOrder } from '../orders/order-store.ts';

/** Says that a refund is on its way. Amounts in US cents. */
export function composeRefundMail(
  sender: Sender,
  input: {
    readonly order: StoredOrder;
    readonly accountId: string;
    readonly refundId: string;
    readonly amountMinor: number;
    readonly penaltyMinor: number;
    readonly names: readonly string[];
  },
): MailToEnqueue {
  const { order, accountId, names } = input;
  const frame = SHOP_MAIL_FRAME[order.language];
  const facts: Fact[] = [
    [frame.number, order.number],
    [frame.product, names.join(frame.and)],
  ];
  const { amountMinor, penaltyMinor } = input;
  const withheld =
    penaltyMinor > 0
      ? [
          { label: frame.unused, amount: usd(amountMinor + penaltyMinor) },
          { label: frame.penalty, amount: usd(-penaltyMinor) },
        ]
      : [];
  return composeShopMail(sender, 'refund', {
    eventKey: `${accountMailKey(accountId)}refund ${input.refundId}`,
    to: order.buyerEmail,
    name: order.buyerName,
    language: order.language,
    values: { number: order.number },
    facts,
    bill: [...withheld, { label: frame.refunded, amount: usd(amountMinor), total: true }],
    path: paths.order({ orderId: order.id }),
  });
}
