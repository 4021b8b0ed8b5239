import { createCalls } from '#platform/api-client/api-client.ts';
import type { ContactContract } from '../contact-contract.ts';

export const callContact = createCalls<ContactContract>({
  sendContactMessage: { method: 'post', path: '/api/contact' },
});
