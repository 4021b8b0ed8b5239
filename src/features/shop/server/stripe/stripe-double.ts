import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request that the double received. */
export type StripeRequest = {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly authorization: string | undefined;
  readonly form: URLSearchParams;
};

type Reply = { readonly status?: number; readonly body: object };
type Session = Record<string, unknown> & { id: string };

const missing = (id: string): Reply => ({
  status: 404,
  body: {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such thing: ${id}` },
  },
});

/** `metadata[payment_id]=…` of a form, as an object. */
function metadataOf(form: URLSearchParams): Record<string, string> {
  const found = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(found);
}

/**
 * The endpoints of Stripe that we use, on this machine: Checkout Sessions and refunds, with idempotency keys as
 * Stripe handles them. A test decides when a page is paid, and what fails.
 */
export async function startStripeDouble() {
  const asked: StripeRequest[] = [];
  const sessions = new Map<string, Session>();
  const done = new Map<string, { readonly form: string; readonly reply: Reply }>();
  const trouble: (Reply | 'cut')[] = [];

  function createSession(form: URLSearchParams): Reply {
    const id = `cs_test_${sessions.size + 1}`;
    const amounts = [...form].filter(([name]) => name.endsWith('[unit_amount]'));
    const session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: amounts.reduce((sum, [, amount]) => sum + Number(amount), 0),
      currency: 'usd',
      created: 1_800_000_000,
      metadata: metadataOf(form),
    };
    sessions.set(id, session);
    return { body: session };
  }

  function expire(session: Session): Reply {
    if (session['status'] !== 'open') {
      return {
        status: 400,
        body: { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' } },
      };
    }
    Object.assign(session, { status: 'expired', url: null });
    return { body: session };
  }

  function listSessions(query: URLSearchParams): Reply {
    const intent = query.get('payment_intent');
    const data = [...sessions.values()].filter(
      ({ payment_intent: own }) => intent === null || (own as { id?: string } | null)?.id === intent,
    );
    return { body: { object: 'list', data: data.reverse(), has_more: false, url: '/v1/checkout/sessions' } };
  }

  function refund(form: URLSearchParams): Reply {
    const amount = Number(form.get('amount'));
    const status = amount === 1300 ? 'pending' : amount === 1400 ? 'failed' : 'succeeded';
    return {
      body: { id: `re_${done.size}`, object: 'refund', amount, status, metadata: metadataOf(form) },
    };
  }

  function answer(method: string, { pathname, searchParams }: URL, form: URLSearchParams): Reply {
    const [, id = '', act] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(pathname) ?? [];
    if (pathname === '/v1/checkout/sessions') {
      return method === 'POST' ? createSession(form) : listSessions(searchParams);
    }
    if (pathname === '/v1/refunds') return refund(form);
    const session = sessions.get(id);
    if (!session) return missing(id);
    if (act) return expire(session);
    const intent = session['payment_intent'] as { id: string } | null;
    const whole = [...searchParams.values()].includes('payment_intent.latest_charge');
    return { body: { ...session, payment_intent: whole ? intent : (intent?.id ?? null) } };
  }

  /** The first answer to a key is repeated. Another form under the same key is refused. */
  function answerOnce(key: string | undefined, text: string, make: () => Reply): Reply {
    if (key === undefined) return make();
    const before = done.get(key);
    if (before && before.form !== text) {
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'Another request.' } } };
    }
    const reply = before?.reply ?? make();
    done.set(key, { form: text, reply });
    return reply;
  }

  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const method = request.method ?? '';
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : undefined;
    const form = new URLSearchParams(text);
    const { authorization } = request.headers;
    asked.push({ method, path: url.pathname, idempotencyKey, authorization, form });
    const wrong = trouble.shift();
    // Cut off after the work was done, so only the answer is lost.
    if (wrong === 'cut') {
      answerOnce(method === 'POST' ? idempotencyKey : undefined, text, () => answer(method, url, form));
      return void request.socket.destroy();
    }
    const own = () => answer(method, url, form);
    const reply = wrong ?? answerOnce(method === 'POST' ? idempotencyKey : undefined, text, own);
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }

  const server = createServer((request, response) => void listen(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    base: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    /** The failures of the next requests, one each, instead of an answer. */
    trouble,
    /** Somebody pays on a page. */
    pay(id: string): Session {
      const session = sessions.get(id);
      if (!session) throw new Error(`There is no page ${id}.`);
      const card = { brand: 'visa', last4: '4242' };
      const charge = { id: 'ch_1', created: 1_800_000_060, payment_method_details: { card } };
      const payment = { id: `pi_${id}`, object: 'payment_intent', latest_charge: charge };
      return Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: payment,
        url: null,
      });
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
