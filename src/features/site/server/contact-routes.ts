import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { PROBLEMS } from '#platform/http/problem.ts';
import { listContactMessages as listContract } from '../admin-contract.ts';
import { sendContactMessage as contract } from '../contact-contract.ts';
import { CONTACT_PROBLEM_TEXTS } from '../domain/contact-problems.ts';
import { listContactMessages } from './contact-message-store.ts';
import { sendContactMessage, type ContactDependencies } from './send-contact-message.ts';

const REFUSALS = {
  'message-invalid': PROBLEMS['body-invalid'],
  throttled: {
    status: 429,
    title: { en: 'Too many messages', 'zh-Hant': '訊息過於頻繁' },
    detail: {
      en: 'Your earlier messages have reached us, and this one is still in the form. Please send it again in an hour, or write to us by email.',
      'zh-Hant': '先前的訊息我們都已收到，這一則仍保留在表單中。請一小時後再送出，或直接寄電子郵件給我們。',
    },
  },
} as const;

const SHOWN_MESSAGES = 50;

/** The contact form's call, and the messages for admins. */
export function mountContactRoutes(api: Api, dependencies: ContactDependencies): void {
  mountEndpoint(api, contract, REFUSALS, async ({ body }, context) => {
    const { clientAddress, language } = context.var;
    const outcome = await sendContactMessage(dependencies, { ...body, address: clientAddress });
    if (outcome.ok) return { ok: true, reply: { received: true as const, copy_sent_to: outcome.copySentTo } };
    if (outcome.refusal === 'throttled') {
      context.header('Retry-After', String(outcome.retryAfterSeconds));
      return outcome;
    }
    const errors = outcome.problems.map(({ field, code }) => ({
      field,
      code,
      message: CONTACT_PROBLEM_TEXTS[code][language],
    }));
    return { ok: false, refusal: 'message-invalid', errors };
  });

  mountEndpoint(api, listContract, {}, async () => {
    const found = await listContactMessages(dependencies.database, SHOWN_MESSAGES);
    const messages = found.map(({ createdAt, ...rest }) => ({
      ...rest,
      created_at: createdAt.toISOString(),
    }));
    return { ok: true, reply: { messages } };
  });
}
