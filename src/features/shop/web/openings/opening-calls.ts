import { createCalls } from '#platform/api-client/api-client.ts';
import type { OpeningsContract } from '../../openings-contract.ts';

export const callOpenings = createCalls<OpeningsContract>({
  listOpeningRequests: { method: 'get', path: '/api/opening-requests' },
  requestOpeningEmail: { method: 'post', path: '/api/opening-requests' },
  withdrawOpeningRequest: { method: 'post', path: '/api/opening-requests/withdrawal' },
  stopOpeningEmails: { method: 'post', path: '/api/opening-requests/address-removal' },
});
