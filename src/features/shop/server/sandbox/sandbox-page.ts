import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { formatMoney } from '#platform/i18n/format-money.ts';
import type { Language } from '#platform/i18n/language.ts';
import { SANDBOX_CARDS, type SandboxCard } from './sandbox-cards.ts';
import { SANDBOX_PAGE_TEXTS } from './sandbox-page-texts.ts';
import type { SandboxPayment } from './sandbox-payment-store.ts';

type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

export const SANDBOX_STYLE_PATH = '/sandbox/style.css';

const fill = (text: string, name: string, value: string) => text.replace(`{${name}}`, value);

const amountOf = ({ amountMinor }: SandboxPayment) => formatMoney(amountMinor, 'USD');

function frame(language: Language, title: string, body: unknown): Page {
  const texts = SANDBOX_PAGE_TEXTS[language];
  const other: Language = language === 'en' ? 'zh-Hant' : 'en';
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${SANDBOX_STYLE_PATH}" />
      </head>
      <body>
        <p class="banner" role="note">${texts.banner}</p>
        <main>
          <div class="top">
            <h1>${title}</h1>
            <a class="language" href="?lang=${other}" lang="${other}" hreflang="${other}"
              >${texts.otherLanguage}</a
            >
          </div>
          ${body}
        </main>
      </body>
    </html>`;
}

/** The amount to pay, and the choice of a card. */
export function sandboxPayPage(payment: SandboxPayment, language: Language): Page {
  const texts = SANDBOX_PAGE_TEXTS[language];
  const { failure, lines, orderNumber, cancelPath } = payment;
  const choices = (Object.keys(SANDBOX_CARDS) as SandboxCard[]).map(
    (card, index) =>
      html`<label>
        <input type="radio" name="card" value="${card}" ${index === 0 ? 'checked' : ''} />
        <span>${texts.cards[card]}<span>${SANDBOX_CARDS[card].number}</span></span>
      </label>`,
  );
  const refused =
    failure === null
      ? ''
      : html`<p class="refused" role="alert"><strong>${texts.failures[failure]}</strong>${texts.refused}</p>`;
  return frame(
    language,
    texts.title,
    html`${refused}
      <div class="box">
        <p class="quiet">${fill(texts.order, 'number', orderNumber)}</p>
        <ul class="sums">
          ${lines.map(
            ({ name, quantity, amountMinor }) =>
              html`<li>
                <span>${quantity > 1 ? `${quantity} × ` : ''}${name}</span
                ><span>${formatMoney(amountMinor, 'USD')}</span>
              </li>`,
          )}
          <li class="total"><span>${texts.total}</span><span>${amountOf(payment)}</span></li>
        </ul>
        <form method="post" action="?lang=${language}">
          <fieldset>
            <legend>${texts.choose}</legend>
            <p class="quiet">${texts.about}</p>
            ${choices}
          </fieldset>
          <button type="submit">${fill(texts.pay, 'amount', amountOf(payment))}</button>
        </form>
      </div>
      <a class="back" href="${cancelPath}">${texts.back}</a>`,
  );
}

/** The bank's question to the holder of a card (3-D Secure). */
export function sandboxBankPage(payment: SandboxPayment, card: SandboxCard, language: Language): Page {
  const { bank } = SANDBOX_PAGE_TEXTS[language];
  return frame(
    language,
    bank.title,
    html`<div class="box">
      <p>${fill(bank.text, 'amount', amountOf(payment))}</p>
      <form method="post" action="?lang=${language}">
        <input type="hidden" name="card" value="${card}" />
        <button type="submit" name="bank" value="confirm">${bank.confirm}</button>
        <button type="submit" name="bank" value="refuse" class="second">${bank.refuse}</button>
      </form>
    </div>`,
  );
}

/** A message instead of the form, with a link back where there is one. */
export function sandboxNotePage(
  note: 'lost' | 'over' | 'unknown',
  language: Language,
  payment?: SandboxPayment,
): Page {
  const texts = SANDBOX_PAGE_TEXTS[language];
  const { title, text } = texts[note];
  return frame(
    language,
    title,
    html`<div class="box"><p>${text}</p></div>
      ${payment ? html`<a class="back" href="${payment.cancelPath}">${texts.back}</a>` : ''}`,
  );
}
