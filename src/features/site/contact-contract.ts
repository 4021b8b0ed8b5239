import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { LANGUAGES } from '#platform/i18n/language.ts';
import { CONTACT_TOPICS } from './domain/contact-message.ts';
import { CONTACT_ENDPOINTS } from './contact-endpoints.ts';

/**
 * Lengths here only reject nonsense. `domain/contact-message.ts` decides what a visitor can get wrong, so the page
 * and the server show the same message in the visitor's language.
 */
export const sendContactMessage = endpoint({
  ...CONTACT_ENDPOINTS.sendContactMessage,
  summary: 'Sends a message to the school: kept, mailed to the school, and a copy mailed to the sender.',
  body: z.strictObject({
    name: z.string().max(400).meta({ description: '1 to 80 characters.' }),
    email: z.string().max(400).meta({ description: 'Where the answer and a copy go.' }),
    topic: z.enum(CONTACT_TOPICS),
    message: z.string().max(20_000).meta({ description: '10 to 5,000 characters.' }),
    language: z.enum(LANGUAGES).meta({ description: 'The language of the copy.' }),
    website: z
      .string()
      .max(400)
      .optional()
      .meta({ description: 'Must be empty: people do not see this field.' }),
  }),
  reply: z.object({
    received: z.literal(true),
    /** Masked. */
    copy_sent_to: z.string(),
  }),
  refusals: ['message-invalid', 'throttled'],
  maxBodyBytes: 128 * 1024,
});
