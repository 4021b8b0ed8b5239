import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { CONTACT_ADMIN_ENDPOINTS } from './admin-endpoints.ts';

/** The messages of the contact form, for admins. */
export const listContactMessages = endpoint({
  ...CONTACT_ADMIN_ENDPOINTS.listContactMessages,
  access: { role: 'admin' },
  summary: 'The last 50 messages of the contact form, the newest first.',
  reply: z.object({
    messages: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        email: z.string(),
        /** One of the form's topics. */
        topic: z.string(),
        message: z.string(),
        created_at: z.iso.datetime({ precision: 3 }),
      }),
    ),
  }),
});
