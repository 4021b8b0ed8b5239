import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import type { Language } from '#platform/i18n/language.ts';
import { payInSandbox, type SandboxOutcome } from './pay-in-sandbox.ts';
import { isSandboxCard } from './sandbox-cards.ts';
import { SANDBOX_PAGE_STYLE } from './sandbox-page-style.ts';
import { sandboxBankPage, sandboxNotePage, sandboxPayPage, SANDBOX_STYLE_PATH } from './sandbox-page.ts';
import { findSandboxPage, type SandboxPayment } from './sandbox-payment-store.ts';
import { isOpen, type SandboxDependencies } from './sandbox-provider.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const LARGEST_FORM = 4 * 1024;

/** The page is in the order's language, with a link to the other one. */
function languageOf(context: Context, payment: SandboxPayment | undefined): Language {
  const requested = context.req.query('lang');
  return requested === 'en' || requested === 'zh-Hant' ? requested : (payment?.language ?? 'en');
}

/** The fields of a form, or undefined when the body is not a readable form. */
async function readForm(context: Context): Promise<Record<string, unknown> | undefined> {
  try {
    return await context.req.parseBody();
  } catch {
    return undefined;
  }
}

/** The sandbox's pages, for anyone who has the address: a payer need not be signed in. */
export function mountSandboxPages(
  app: Hono,
  { production, ...dependencies }: SandboxDependencies & { readonly production: boolean },
): void {
  const headers = { ...securityHeaders(production), 'content-security-policy': PAGE_POLICY };
  app.use('/sandbox/*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
  });
  app.get(SANDBOX_STYLE_PATH, (context) =>
    context.body(SANDBOX_PAGE_STYLE, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );

  app.get('/sandbox/pay/:reference', async (context) => {
    const payment = await findSandboxPage(dependencies.database, context.req.param('reference'));
    const language = languageOf(context, payment);
    if (!payment) return context.html(sandboxNotePage('unknown', language), 404);
    if (payment.state === 'paid') return context.redirect(payment.returnPath, 303);
    return isOpen(payment, dependencies.clock.now())
      ? context.html(sandboxPayPage(payment, language))
      : context.html(sandboxNotePage('over', language, payment), 410);
  });

  app.post('/sandbox/pay/:reference', bodyLimit({ maxSize: LARGEST_FORM }), async (context) => {
    const form = await readForm(context);
    if (!form) return context.html(sandboxNotePage('unknown', languageOf(context, undefined)), 400);
    const { card, bank } = form;
    const chosen = isSandboxCard(card) ? card : 'declined';
    const answer = bank === 'confirm' || bank === 'refuse' ? bank : undefined;
    const outcome = await payInSandbox(dependencies, context.req.param('reference'), {
      card: chosen,
      bank: answer,
    });
    const language = languageOf(context, 'payment' in outcome ? outcome.payment : undefined);
    return answerWith(context, outcome, chosen, language);
  });
}

function answerWith(
  context: Context,
  outcome: SandboxOutcome,
  card: Parameters<typeof sandboxBankPage>[1],
  language: Language,
): Response | Promise<Response> {
  switch (outcome.kind) {
    case 'unknown':
      return context.html(sandboxNotePage('unknown', language), 404);
    case 'back':
      return context.redirect(outcome.payment.returnPath, 303);
    case 'ask':
      return context.html(sandboxBankPage(outcome.payment, card, language));
    case 'lost':
      return context.html(sandboxNotePage('lost', language), 504);
    case 'refused':
      return context.html(sandboxPayPage(outcome.payment, language), 402);
    case 'over':
      return context.html(sandboxNotePage('over', language, outcome.payment), 410);
    default:
      return outcome satisfies never;
  }
}
