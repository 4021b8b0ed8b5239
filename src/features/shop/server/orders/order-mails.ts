import { accountMailKey, type AccountPerson } from '#features/accounts/server/index.ts';
import { paths } from '#paths';
import { formatMoney } from '#platform/i18n/format-money.ts';
import type { Language } from '#platform/i18n/language.ts';
import { layoutMail, type BillRow, type MailBlock } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import { ORDER_MAIL_FRAME, ORDER_MAIL_TEXTS, type OrderMailKind } from './order-mail-texts.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import type { StoredEntitlement } from '../entitlements/entitlement-store.ts';
import type { StoredLine, StoredOrder } from './order-store.ts';
import type { ListedProduct } from '../products/product-list.ts';
import type { StoredPayment } from '../payments/payment-store.ts';

type Sender = Pick<OrdersDependencies, 'config' | 'school'>;
type Fact = readonly [label: string, value: string];

const usd = (minor: number) => formatMoney(minor, 'USD');

/** The day in a zone; unless told in the school's, which its terms speak of. */
export function sayDay(instant: Date, language: Language, timeZone?: string | null): string {
  return instant.toLocaleDateString(language === 'en' ? 'en-GB' : 'zh-Hant-TW', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: timeZone ?? 'Asia/Taipei',
  });
}

/** Nothing that a person typed becomes a link or HTML; every address comes from PUBLIC_URL. */
function compose(
  { config, school }: Sender,
  kind: OrderMailKind,
  given: {
    readonly eventKey: string;
    readonly to: string;
    readonly name: string;
    readonly language: Language;
    readonly values?: Readonly<Record<string, string>>;
    readonly facts: readonly Fact[];
    readonly bill?: readonly BillRow[];
    readonly notes?: readonly string[];
    readonly path: string;
    /** Another way, under the button. */
    readonly link?: { readonly label: string; readonly path: string };
  },
): MailToEnqueue {
  const { language, link } = given;
  const texts = ORDER_MAIL_TEXTS[kind][language];
  const frame = ORDER_MAIL_FRAME[language];
  const values: Readonly<Record<string, string>> = {
    school: school.name,
    schoolEmail: school.email,
    hours: school.hours[language],
    name: withoutLinks(given.name),
    ...given.values,
  };
  const say = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text: say(text) });
  return {
    eventKey: given.eventKey,
    to: given.to,
    replyTo: school.email,
    language,
    subject: say(texts.subject),
    ...layoutMail({
      language,
      brand: { name: school.name, url: config.publicUrl },
      title: say(texts.title),
      blocks: [
        paragraph(frame.greeting),
        ...texts.body.map(paragraph),
        ...(given.facts.length > 0 ? [{ kind: 'facts', rows: given.facts } as const] : []),
        ...(given.bill ? [{ kind: 'bill', rows: given.bill } as const] : []),
        ...(given.notes ?? []).map(paragraph),
      ],
      button: { label: say(texts.button), url: `${config.publicUrl}${given.path}` },
      ...(link && { link: { label: link.label, url: `${config.publicUrl}${link.path}` } }),
      footer: [texts.why, frame.help].map(say),
    }),
  };
}

/** What a paid order is made of, with what each line gave. */
export type PaidOrder = {
  readonly order: StoredOrder;
  readonly lines: readonly StoredLine[];
  readonly entitlements: readonly StoredEntitlement[];
  /** Undefined: nothing was to be paid. */
  readonly payment: StoredPayment | undefined;
  readonly realMoney: boolean;
};

/** What was bought, what it gave, and what it all comes to. */
function billOf({ order, lines, entitlements }: PaidOrder): BillRow[] {
  const { language } = order;
  const frame = ORDER_MAIL_FRAME[language];
  const noteOf = (gave: StoredEntitlement | undefined) => {
    if (gave?.endsAt) return frame.accessUntil.replace('{date}', sayDay(gave.endsAt, language));
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
  const { order, payment } = paid;
  const frame = ORDER_MAIL_FRAME[order.language];
  const facts: Fact[] = [[frame.number, order.number]];
  if (order.paidAt) facts.push([frame.paidAt, sayDay(order.paidAt, order.language)]);
  if (payment?.method) facts.push([frame.method, withoutLinks(payment.method)]);
  return facts;
}

const testNote = ({ order, realMoney }: PaidOrder) =>
  realMoney ? [] : [ORDER_MAIL_FRAME[order.language].test];

/** The receipt, once for each order; `again` names a repetition that somebody asked for. */
export function composeReceipt(
  sender: Sender,
  paid: PaidOrder & { readonly accountId: string; readonly again?: string },
): MailToEnqueue {
  const { order, accountId, again } = paid;
  return compose(sender, 'receipt', {
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

/** To the guardian whom somebody under 20 named. */
export function composeGuardianMail(
  sender: Sender,
  paid: PaidOrder & { readonly accountId: string; readonly guardian: { name: string; email: string } },
): MailToEnqueue {
  const { order, accountId, guardian } = paid;
  const frame = ORDER_MAIL_FRAME[order.language];
  return compose(sender, 'guardian', {
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

export function composeRefundMail(
  sender: Sender,
  given: {
    readonly order: StoredOrder;
    readonly accountId: string;
    readonly refundId: string;
    readonly amountMinor: number;
    readonly penaltyMinor: number;
    readonly names: readonly string[];
  },
): MailToEnqueue {
  const { order, accountId, names } = given;
  const frame = ORDER_MAIL_FRAME[order.language];
  const facts: Fact[] = [
    [frame.number, order.number],
    [frame.product, names.join(frame.and)],
  ];
  const { amountMinor, penaltyMinor } = given;
  const kept =
    penaltyMinor > 0
      ? [
          { label: frame.unused, amount: usd(amountMinor + penaltyMinor) },
          { label: frame.penalty, amount: usd(-penaltyMinor) },
        ]
      : [];
  return compose(sender, 'refund', {
    eventKey: `${accountMailKey(accountId)}refund ${given.refundId}`,
    to: order.buyerEmail,
    name: order.buyerName,
    language: order.language,
    values: { number: order.number },
    facts,
    bill: [...kept, { label: frame.refunded, amount: usd(amountMinor), total: true }],
    path: paths.order({ orderId: order.id }),
  });
}

/** A reminder, which whoever wants none turns off in their mail program, or in the settings. */
export function composeAccessEnds(
  sender: Sender & Pick<OrdersDependencies, 'mailLinks'>,
  given: {
    readonly person: Pick<AccountPerson, 'accountId' | 'name' | 'email' | 'language' | 'timeZone'>;
    readonly entitlement: StoredEntitlement & { readonly endsAt: Date };
    /** What is not sold any more is not offered again. */
    readonly listed: Pick<ListedProduct, 'path' | 'available'>;
  },
): MailToEnqueue {
  const { person, entitlement, listed } = given;
  const { language } = person;
  const mail = compose(sender, 'access-ends', {
    eventKey: `${accountMailKey(person.accountId)}access-ends ${entitlement.id}`,
    to: person.email,
    name: person.name,
    language,
    values: {
      product: entitlement.name[language],
      end: sayDay(entitlement.endsAt, language, person.timeZone),
    },
    facts: [],
    notes: listed.available ? [ORDER_MAIL_FRAME[language].renew] : [],
    path: listed.path,
    link: { label: ORDER_MAIL_FRAME[language].remindersOff, path: paths.settings({ part: 'mails' }) },
  });
  return { ...mail, unsubscribeUrl: sender.mailLinks.unsubscribeUrl(person.accountId, 'reminders') };
}
