import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { languageSchema, shortTextSchema } from './order-view-contract.ts';
import { OPENING_ENDPOINTS } from './openings-endpoints.ts';

/** The calls of "Tell me when it opens": one email about a product that cannot be bought yet. */

const statusOk = z.literal(true);

/** `ielts_basics_id`, or `lessons:teacher_01`. */
const subjectSchema = z
  .string()
  .regex(/^(?:[a-z0-9_]{1,60}_id|lessons:[a-z0-9_]{1,40})$/, 'is no product that can open');

export const listOpeningRequests = endpoint({
  ...OPENING_ENDPOINTS.listOpeningRequests,
  summary: 'What the account waits for: the products about whose opening it gets an email.',
  access: 'signed-in',
  reply: z.object({ status: statusOk, subjects: z.array(z.string()) }),
});

export const requestOpeningEmail = endpoint({
  ...OPENING_ENDPOINTS.requestOpeningEmail,
  summary:
    'Asks for one email when a product opens. A second request for the same address changes nothing and gets the same answer.',
  access: 'anyone',
  body: z.strictObject({
    subject: subjectSchema,
    email: shortTextSchema.nullable().meta({
      description: 'A visitor’s address. Null: the verified address of the account that is signed in.',
    }),
    language: languageSchema.meta({ description: 'The language of the email to a visitor.' }),
    website: shortTextSchema.optional().meta({ description: 'Must be empty: people do not see this field.' }),
  }),
  reply: z.object({
    status: statusOk,
    /** Masked. */
    email: z.string(),
    /** Withdraws this request; null for an account, which needs no token. */
    withdrawal: z.string().nullable(),
  }),
  refusals: ['form-invalid', 'opening-unknown', 'already-open', 'throttled'],
});

export const withdrawOpeningRequest = endpoint({
  ...OPENING_ENDPOINTS.withdrawOpeningRequest,
  summary: 'Takes a request back. The answer is the same when there is none.',
  access: 'anyone',
  body: z.strictObject({
    subject: subjectSchema,
    withdrawal: shortTextSchema
      .nullable()
      .meta({ description: 'From the answer to the request. Null: that of the account that is signed in.' }),
  }),
  reply: z.object({ status: statusOk }),
});

export const stopOpeningEmails = endpoint({
  ...OPENING_ENDPOINTS.stopOpeningEmails,
  summary:
    'Deletes the address of an email about an opening, from every request. The link in that email has the token.',
  body: z.strictObject({ token: shortTextSchema }),
  reply: z.object({ status: statusOk }),
});
