import { formatMoney } from '#platform/i18n/format-money.ts';
import type { AdminOrder } from './admin-replies.ts';
import { codeText, type Say } from './code-text.ts';
import { ORDER_STATES } from './order-states.ts';

type Detail = AdminOrder['history'][number]['detail'];
type Value = Detail[string];

const usd = (value: Value) => formatMoney(Number(value), 'USD');
/** Long enough to search for. */
const short = (value: Value) => String(value).slice(0, 8);

function stateWords(value: Value, text: Say): string {
  const state = ORDER_STATES.find((each) => each === value);
  return state === undefined ? String(value) : text(`states.${state}`);
}

/** How to describe each recorded detail; undefined: it is not shown. */
const SAID: Readonly<Record<string, (value: Value, text: Say) => string | undefined>> = {
  total_minor: usd,
  amount_minor: usd,
  penalty_minor: (value, text) =>
    Number(value) > 0 ? text('detail.penalty', { amount: usd(value) }) : undefined,
  reason: (value, text) => codeText(String(value), text),
  after: (value, text) => text('detail.after', { state: stateWords(value, text) }),
  terms: (value, text) => text('order.terms', { version: String(value) }),
  payment: (value, text) => text('detail.payment', { id: short(value) }),
  refund: (value, text) => text('detail.refund', { id: short(value) }),
};

/** The details of an event, in words. An unknown one is shown by its name. */
export function describeDetail(detail: Detail, text: Say): string {
  return Object.entries(detail)
    .flatMap(([name, value]) => {
      const say = SAID[name];
      return (say ? say(value, text) : `${name}: ${value}`) ?? [];
    })
    .join(text('detail.and'));
}
